import type { RowPart, Studio } from './studio.ts'

type RecordingPlaceProps = Omit<RowPart, 'studio'> & { studio: Studio | null }

/** The recording of a slide; reserves its height until the studio is loaded. */
export const RecordingPlace = ({ studio, ...row }: RecordingPlaceProps) => {
  if (studio) return <studio.RecordingStrip studio={studio} {...row} />
  return row.slide.recording ? <div className="mt-2 h-[4.875rem]" /> : null
}

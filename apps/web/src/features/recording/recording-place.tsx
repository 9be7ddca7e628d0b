import type { RowPart, Studio } from './studio.ts'

type RecordingPlaceProps = Omit<RowPart, 'studio'> & { studio: Studio | null }

/** Where a slide's recording stands, as large before the studio's code is here as after. */
export const RecordingPlace = ({ studio, ...row }: RecordingPlaceProps) => {
  if (studio) return <studio.RecordingStrip studio={studio} {...row} />
  return row.slide.recording ? <div className="mt-2 h-[4.875rem]" /> : null
}

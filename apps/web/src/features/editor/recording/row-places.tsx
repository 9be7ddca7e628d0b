import type { RowPart, Studio } from './studio.ts'

type RowPlace = Omit<RowPart, 'studio'> & { studio: Studio | null }

/** Where a slide's parts of the studio stand, as large before its code is here as after. */
export const RecordPlace = ({ studio, ...row }: RowPlace) =>
  studio ? <studio.RecordButton studio={studio} {...row} /> : <span className="size-7" />

export const RecordingPlace = ({ studio, ...row }: RowPlace) => {
  if (studio) return <studio.RecordingStrip studio={studio} {...row} />
  return row.saved?.audioRecording ? <div className="mt-2 h-[4.875rem]" /> : null
}

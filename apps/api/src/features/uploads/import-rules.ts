import { clipLimits } from '@voxdeck/contracts/clips/import-clip'
import type { ErrorCode } from '@voxdeck/contracts/errors'
import { musicLimits } from '@voxdeck/contracts/music/music'
import { recordingLimits, recordingTypes } from '@voxdeck/contracts/recordings/recording-limits'
import type { ImportKind } from '@voxdeck/db/jobs/jobs'
import { HttpProblem } from '../../http/http-problem.ts'

type NamedFile = { name: string; type: string }

type ImportRule = {
  mostBytes: number
  tooLarge: ErrorCode
  /** The form has no file. */
  absent: ErrorCode
  /** The file has no bytes. */
  empty: ErrorCode
  /** Null when the file may be imported by its name and type. The worker's jail finds out what is really in it. */
  refuse: (file: NamedFile) => ErrorCode | null
}

const knownRecordingTypes = new Set<string>(recordingTypes)

export const isRecordingType = (type: string): boolean => knownRecordingTypes.has(type.toLowerCase())

export const importRules: Record<ImportKind, ImportRule> = {
  clip: {
    mostBytes: clipLimits.bytes,
    tooLarge: 'clip_too_large',
    absent: 'clip_missing',
    empty: 'clip_missing',
    refuse: ({ name, type }) =>
      type === clipLimits.type && name.endsWith(clipLimits.extension) ? null : 'clip_type',
  },
  recording: {
    mostBytes: recordingLimits.bytes,
    tooLarge: 'recording_too_large',
    absent: 'recording_missing',
    empty: 'recording_missing',
    refuse: ({ type }) => (isRecordingType(type) ? null : 'recording_type'),
  },
  music: {
    mostBytes: musicLimits.bytes,
    tooLarge: 'music_too_large',
    absent: 'music_type',
    empty: 'music_unreadable',
    refuse: ({ name }) =>
      musicLimits.extensions.some((extension) => name.toLowerCase().endsWith(extension))
        ? null
        : 'music_type',
  },
}

/** Throws when a file of this kind may not be imported, by its name and type. */
export const checkNamedFile = (kind: ImportKind, file: NamedFile): void => {
  const refusal = importRules[kind].refuse(file)
  if (refusal) throw new HttpProblem(refusal)
}

import type { ErrorCode } from '@voxdeck/contracts/errors'
import type { WorkStep } from '@voxdeck/core/progress/work'
import type { LexiconEntry } from '@voxdeck/core/script/lexicon'

/** The activities that workflows call and workers implement. Large data is passed as object keys. */
export type Activities = {
  /** `isRestoring`: the video is completed, and lost parts of it are made again. */
  findWorkLeft: (input: VideoTask & { kind: VideoKind; isRestoring?: boolean }) => Promise<WorkLeft>
  /** Forgets the video's artifacts whose objects are gone. `layoutKey` is null before there is a layout. */
  forgetLostArtifacts: (input: VideoTask & { layoutKey: string | null }) => Promise<void>
  narrateSlide: (input: VideoTask & { language: string; slide: number }) => Promise<void>
  renderSlide: (input: VideoTask & { slide: number }) => Promise<void>
  layOutVideo: (input: VideoTask) => Promise<LaidOut>
  renderShots: (input: VideoTask & { layoutKey: string; shots: number[] }) => Promise<void>
  /** Of workflows that an earlier release began. */
  renderShot: (input: VideoTask & { layoutKey: string; shot: number }) => Promise<void>
  encodeTrack: (input: VideoTask & { layoutKey: string; language: string }) => Promise<void>
  publishVideo: (input: VideoTask & { layoutKey: string }) => Promise<void>
  /** Writes a completed video's pack; a pack with faults is recorded as failed with them, and not stored. */
  preparePack: (input: PackTask) => Promise<void>
  failPack: (input: PackTask & { code: ErrorCode }) => Promise<void>
  failVideo: (input: VideoTask & { code: ErrorCode; step: WorkStep }) => Promise<void>
  cancelVideo: (input: VideoTask) => Promise<void>
  /** `previewKey`: of the object that holds the SpeechPreview, so that no text is in Temporal's history. */
  previewSpeech: (input: { previewKey: string } | SpeechPreview) => Promise<SpokenPreview>
  importClip: (input: ClipTask) => Promise<ClipFacts>
  importMusic: (input: MusicTask) => Promise<MusicFacts>
  importRecording: (input: RecordingTask) => Promise<RecordingFacts>
  /** Gives an imported file to its slide or project; fails with `not_found` when nobody wants it any more. */
  takeImport: (input: TakenImport) => Promise<void>
  failImport: (input: ImportTask & { code: ErrorCode }) => Promise<void>
}

/** What a run of the reconciler mended. */
export type Reconciled = {
  delivered: number
  plannedAnew: number
  restartedVideos: number
  endedWorkflows: number
  restartedPacks: number
  failedTranslations: number
  restartedImports: number
}

/** What a run of the sweep removed. */
export type Swept = {
  /** Deleted projects that could be brought back until now. */
  projects: number
  rows: Record<string, number>
  /** Objects that no row ever named. */
  orphans: number
  /** Objects removed, orphans among them. */
  objects: number
}

export type SweepActivities = { sweep: () => Promise<Swept> }

export type ReconcileActivities = { reconcile: () => Promise<Reconciled> }

/** Activities of translation: `translateSlides` runs on any worker with a provider, whatever its toolchain. */
export type TranslationActivities = {
  /** Returns how many slides of the batch are translated; a failure carries that number as its first detail. */
  translateSlides: (input: TranslationTask & TranslationBatch) => Promise<number>
  endTranslating: (input: TranslationTask & TranslationEnd & { lastRequest: number }) => Promise<void>
}

export type VideoKind = 'video' | 'preview'

/** `run` is the number of the video's workflow; undefined in workflows that an earlier release began. */
export type VideoTask = { videoId: string; projectId: string; planKey: string; run?: number }

/** A completed video, and the filename that the keys of its files begin with. */
export type PackTask = VideoTask & { layoutKey: string; filename: string }

/** Slides to render, and slides to narrate by language, whose artifacts do not exist yet. */
export type WorkLeft = { render: number[]; narrate: Record<string, number[]> }

/** `shotsLeft`: indexes of the layout's distinct shots that were not rendered before the layout was known. */
export type LaidOut = { layoutKey: string; shotsLeft: number[] }

export type SpeechPreview = {
  text: string
  language: string
  voice: string
  wordsPerMinute: number
  /** Part of the sentences' keys: see Plan. */
  salt: string
  /** The entries of the project's lexicon that occur in this text. */
  lexicon?: LexiconEntry[]
}

/**
 * `samples`: of the narration, without the silence around it in the file. `gapSamples`: before a sentence that follows.
 * A worker of an earlier release does not know them.
 */
export type SpokenPreview = { objectKey: string; samples?: number; gapSamples?: number }

/** `filename` and `objectKey`: of the file that the worker writes. */
export type ImportTask = {
  jobId: string
  kind: 'clip' | 'recording' | 'music'
  uploadKey: string
  filename: string
  objectKey: string
}

export type TakenImport = ImportTask &
  (
    | { kind: 'clip'; facts: ClipFacts }
    | { kind: 'recording'; facts: RecordingFacts }
    | { kind: 'music'; facts: MusicFacts }
  )

export type ClipTask = { uploadKey: string; clipKey: string }

export type ClipFacts = {
  hash: string
  frames: number
  width: number
  height: number
  size: number
  hasSound: boolean
}

export type RecordingTask = { uploadKey: string; recordingKey: string }

export type RecordingFacts = { hash: string; samples: number; peaks: number[]; size: number }

export type TranslationTask = { projectId: string; language: string }

/** A request for translations. A script that a person wrote after `requestedAt` is not overwritten. */
export type TranslationRequest = {
  number: number
  slideIds: string[]
  overwrite: boolean
  requestedAt: string
}

/** Some slides of a request; `doneBefore` counts the slides that the job translated before this batch. */
export type TranslationBatch = Omit<TranslationRequest, 'number'> & { doneBefore: number }

export type TranslationEnd =
  | { status: 'done' }
  | { status: 'cancelled' }
  | { status: 'failed'; code: ErrorCode }

export type MusicTask = { uploadKey: string; musicKey: string }

export type MusicFacts = { hash: string; samples: number; lufs: number; size: number }

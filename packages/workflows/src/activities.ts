import type { ErrorCode } from '@voxdeck/contracts/errors'
import type { WorkStep } from '@voxdeck/core/progress/work'
import type { LexiconEntry } from '@voxdeck/core/script/lexicon'

/** What workflows ask of the world. Workers implement it; big things travel as object keys. */
export type Activities = {
  findWorkLeft: (input: VideoTask & { kind: VideoKind }) => Promise<WorkLeft>
  narrateSlide: (input: VideoTask & { language: string; slide: number }) => Promise<void>
  renderSlide: (input: VideoTask & { slide: number }) => Promise<void>
  layOutVideo: (input: VideoTask) => Promise<LaidOut>
  renderShot: (input: VideoTask & { layoutKey: string; shot: number }) => Promise<void>
  encodeTrack: (input: VideoTask & { layoutKey: string; language: string }) => Promise<void>
  publishVideo: (input: VideoTask & { layoutKey: string }) => Promise<void>
  /** Puts a finished video's pack together; one with faults is noted with them, and not handed out. */
  preparePack: (input: PackTask) => Promise<void>
  failPack: (input: PackTask & { code: ErrorCode }) => Promise<void>
  failVideo: (input: VideoTask & { code: ErrorCode; step: WorkStep }) => Promise<void>
  cancelVideo: (input: VideoTask) => Promise<void>
  previewSpeech: (input: SpeechPreview) => Promise<{ objectKey: string }>
  importClip: (input: ClipTask) => Promise<ClipFacts>
  importMusic: (input: MusicTask) => Promise<MusicFacts>
  importRecording: (input: RecordingTask) => Promise<RecordingFacts>
}

/** The same for translationOptions, which any worker with a provider takes. */
export type TranslationActivities = {
  /** Gives how many of the slides are there; a failure that leaves others standing has it as its detail. */
  translateSlides: (input: TranslationTask & TranslationBatch) => Promise<number>
  endTranslating: (input: TranslationTask & TranslationEnd & { lastRequest: number }) => Promise<void>
}

export type VideoKind = 'video' | 'preview'

export type VideoTask = { videoId: string; projectId: string; planKey: string }

/** A finished video, and the name under which its files lie. */
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
  /** Of its project, as far as it is about this text. */
  lexicon?: LexiconEntry[]
}

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

/** What somebody asked for at a moment, which counts against what others wrote after it. */
export type TranslationRequest = {
  number: number
  slideIds: string[]
  overwrite: boolean
  requestedAt: string
}

/** Some slides of an ask, and how many of all that was asked are done with them. */
export type TranslationBatch = Omit<TranslationRequest, 'number'> & { doneBefore: number }

export type TranslationEnd =
  | { status: 'done' }
  | { status: 'cancelled' }
  | { status: 'failed'; code: ErrorCode }

export type MusicTask = { uploadKey: string; musicKey: string }

export type MusicFacts = { hash: string; samples: number; lufs: number; size: number }

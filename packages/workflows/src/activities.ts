import type { ErrorCode } from '@voxdeck/contracts/errors'
import type { WorkStep } from '@voxdeck/core/progress/work'
import type { LexiconEntry } from '@voxdeck/core/script/lexicon'

/** What workflows ask of the world. Workers implement it; big things travel as object keys. */
export type Activities = {
  beginVideo: (input: VideoTask & { kind: VideoKind }) => Promise<WorkLeft>
  narrateSlide: (input: VideoTask & { language: string; slide: number }) => Promise<void>
  drawSlide: (input: VideoTask & { slide: number }) => Promise<void>
  layOutVideo: (input: VideoTask) => Promise<LaidOut>
  drawShot: (input: VideoTask & { layoutKey: string; shot: number }) => Promise<void>
  encodeTrack: (input: VideoTask & { layoutKey: string; language: string }) => Promise<void>
  publishVideo: (input: VideoTask & { layoutKey: string }) => Promise<void>
  /** Puts a finished film's pack together; one with faults is noted with them, and not handed out. */
  writePack: (input: PackTask) => Promise<void>
  failPack: (input: PackTask & { code: ErrorCode }) => Promise<void>
  failVideo: (input: VideoTask & { code: ErrorCode; stage: WorkStep }) => Promise<void>
  cancelVideo: (input: VideoTask) => Promise<void>
  speakPreview: (input: SpeechPreview) => Promise<{ objectKey: string }>
  normaliseClip: (input: ClipTask) => Promise<ClipFacts>
  normaliseMusic: (input: MusicTask) => Promise<MusicFacts>
  normaliseRecording: (input: RecordingTask) => Promise<RecordingFacts>
}

/** The same for translating, which any worker with a provider takes. */
export type TranslationActivities = {
  /** Gives how many of the slides are there; a failure that leaves others standing has it as its detail. */
  translateSlides: (input: TranslationTask & TranslationBatch) => Promise<number>
  endTranslating: (input: TranslationTask & TranslationEnd & { lastAsk: number }) => Promise<void>
}

export type VideoKind = 'film' | 'preview'

export type VideoTask = { videoId: string; projectId: string; planKey: string }

/** A finished film, and the name under which its files lie. */
export type PackTask = VideoTask & { layoutKey: string; filename: string }

/** Slides with something to draw, and by language to speak, that is not there from other films. */
export type WorkLeft = { draw: number[]; speak: Record<string, number[]> }

/** What was not drawn ahead, equal shots once: `shotsLeft` are indexes into the layout's shots. */
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
export type TranslationAsk = { number: number; imageIds: string[]; overwrite: boolean; askedAt: string }

/** Some slides of an ask, and how many of all that was asked are done with them. */
export type TranslationBatch = Omit<TranslationAsk, 'number'> & { doneBefore: number }

export type TranslationEnd =
  | { status: 'done' }
  | { status: 'cancelled' }
  | { status: 'failed'; code: ErrorCode }

export type MusicTask = { uploadKey: string; musicKey: string }

export type MusicFacts = { hash: string; samples: number; lufs: number; size: number }

import type { ErrorCode } from '@voxdeck/contracts/errors'
import type { WorkStep } from '@voxdeck/core/progress/work'

/** What workflows ask of the world. Workers implement it; big things travel as object keys. */
export type Activities = {
  beginVideo: (input: VideoTask & { kind: VideoKind }) => Promise<WorkLeft>
  narrateSlide: (input: VideoTask & { language: string; slide: number }) => Promise<void>
  drawSlide: (input: VideoTask & { slide: number }) => Promise<void>
  layOutVideo: (input: VideoTask) => Promise<LaidOut>
  drawShot: (input: VideoTask & { layoutKey: string; shot: number }) => Promise<void>
  encodeTrack: (input: VideoTask & { layoutKey: string; language: string }) => Promise<void>
  publishVideo: (input: VideoTask & { layoutKey: string }) => Promise<void>
  failVideo: (input: VideoTask & { code: ErrorCode; stage: WorkStep }) => Promise<void>
  cancelVideo: (input: VideoTask) => Promise<void>
  speakPreview: (input: SpeechPreview) => Promise<{ objectKey: string }>
  normaliseClip: (input: ClipTask) => Promise<ClipFacts>
  normaliseMusic: (input: MusicTask) => Promise<MusicFacts>
  normaliseRecording: (input: RecordingTask) => Promise<RecordingFacts>
}

export type VideoKind = 'film' | 'preview'

export type VideoTask = { videoId: string; projectId: string; planKey: string }

/** Slides with something to draw, and by language to speak, that is not there from other films. */
export type WorkLeft = { draw: number[]; speak: Record<string, number[]> }

/** What was not drawn ahead, equal shots once: `shotsLeft` are indexes into the layout's shots. */
export type LaidOut = { layoutKey: string; shotsLeft: number[] }

export type SpeechPreview = { text: string; language: string; voice: string; wordsPerMinute: number }

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

export type MusicTask = { uploadKey: string; musicKey: string }

export type MusicFacts = { hash: string; samples: number; lufs: number; size: number }

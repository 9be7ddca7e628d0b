import type { Narrator, Slide } from '@voxdeck/core/slides/slide'
import { defaultVoiceId } from '@voxdeck/core/voices'
import type { PictureJson, SlideScriptJson } from '../projects/project.ts'
import type { StoredRecordingJson } from '../recordings/stored-recording.ts'
import type { ImageJson } from './image.ts'

/** The picture's file, and its size in bytes and pixels. */
export type Picture = {
  filename: string
  thumbnailFilename: string
  size: number
  width: number
  height: number
}

/** The length of one that was never measured is null; peaks are eight a second, 0 to 100. */
export type Recording = { address: string; seconds: number | null; peaks: number[] }

/** A video background. `keepsSound`: its own sound is mixed under the narration. */
export type Clip = { address: string; name: string; hasSound: boolean; keepsSound: boolean }

/** What a list of projects has of a slide. */
export type ListedSlide = {
  id: string
  projectId: string
  /** From 0, in the order of the project's slides. */
  position: number
  /** Name of the picture's file as it was uploaded. */
  pictureName: string
  picture: Picture
}

/** What the answers of calls for single slides carry: a slide without its script and files other than the picture. */
export type PlacedSlide = ListedSlide &
  Pick<Slide, 'title' | 'manualSeconds'> & {
    /** From the plan as it stands; 0 and 10 while there is nothing to say. */
    startSeconds: number
    endSeconds: number
  }

export type ProjectSlide = Slide &
  PlacedSlide & {
    words: number
    /** At the slide's speaking speed. */
    estimatedSeconds: number
    /** As recorded, or as last spoken while text, voice and speed are still those; peaks are eight a second, 0 to 100. */
    narration: { seconds: number; peaks: number[] } | null
    recording: Recording | null
    /** How many earlier recordings are kept to be compared. */
    takes: number
    /** Who is heard; without a recording it is the voice. */
    narrator: Narrator
    clip: Clip | null
  }

type Written = Omit<ProjectSlide, keyof PlacedSlide>

/** The written half of a slide that has no slideScripts entry. */
export const unwritten: Written = {
  script: '',
  voice: defaultVoiceId,
  speakingSpeed: null,
  pictureFit: null,
  isSilent: false,
  words: 0,
  estimatedSeconds: 0,
  narration: null,
  recording: null,
  takes: 0,
  narrator: 'voice',
  clip: null,
}

export const readListedSlide = ({
  id,
  projectId,
  orderIndex: position,
  originalName: pictureName,
  ...picture
}: PictureJson): ListedSlide => ({ id, projectId, position, pictureName, picture })

export const readRecording = (json: StoredRecordingJson | null): Recording | null =>
  json && { address: json.url, seconds: json.duration, peaks: json.peaks }

/** The title is null: the JSON has none. */
export const readSlide = ({
  startTime: startSeconds,
  endTime: endSeconds,
  manualDuration: manualSeconds,
  ...json
}: ImageJson): PlacedSlide => ({
  ...readListedSlide(json),
  title: null,
  manualSeconds,
  startSeconds,
  endSeconds,
})

export const readScript = ({
  script,
  selectedVoice: voice,
  speakingSpeed,
  pictureFit,
  silent: isSilent,
  wordCount: words,
  estimatedDuration: estimatedSeconds,
  narration,
  audioRecording,
  recordingDuration: seconds,
  keptRecording,
  takes,
  videoUrl,
  videoFilename,
  videoHasSound: hasSound,
  keepVideoSound: keepsSound,
}: SlideScriptJson): Written => ({
  script,
  voice,
  speakingSpeed,
  pictureFit,
  isSilent,
  words,
  estimatedSeconds,
  narration,
  recording:
    audioRecording === null
      ? readRecording(keptRecording)
      : { address: audioRecording, seconds, peaks: narration?.peaks ?? [] },
  takes,
  narrator: audioRecording === null ? 'voice' : 'recording',
  clip: videoUrl === null ? null : { address: videoUrl, name: videoFilename ?? '', hasSound, keepsSound },
})

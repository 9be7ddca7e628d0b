import type { Narrator } from '@voxdeck/core/slides/slide'
import type { PictureFit, SettingsChange } from '@voxdeck/core/video-settings'
import type { CallInput } from '../client.ts'
import type { updateProject } from './update-project.ts'

/** What is left out stays as it is. */
export type SlideChange = {
  id: string
  script?: string
  /** Hash of the script that the change was based on. */
  scriptBase?: string
  voice?: string
  /** Who is heard where the slide has a recording. */
  narrator?: Narrator
  /**
   * A data URL becomes the recording, null removes it, the recording's own address leaves it as it is, an earlier one's
   * brings that one back.
   */
  recording?: string | null
  /** Null removes the clip; the address of an earlier one brings that one back. */
  clip?: string | null
  keepsClipSound?: boolean
  /** Null: as long as its narration needs. */
  manualSeconds?: number | null
  /** Words a minute; null: the project's. */
  speakingSpeed?: number | null
  /** Null: the project's. */
  pictureFit?: PictureFit | null
  isSilent?: boolean
}

/** What is left out stays as it is. */
export type ProjectChange = {
  title?: string
  script?: string
  /** Hash of the script that the change was based on. */
  scriptBase?: string
  thumbnailSlideId?: string | null
  settings?: SettingsChange
  slides?: SlideChange[]
}

type Body = CallInput<typeof updateProject>['body']

const writeScript = (slide: SlideChange): NonNullable<Body['slideScripts']> => {
  const fields = {
    script: slide.script,
    scriptBase: slide.scriptBase,
    selectedVoice: slide.voice,
    speakingSpeed: slide.speakingSpeed,
    pictureFit: slide.pictureFit,
    silent: slide.isSilent,
    narrator: slide.narrator,
    audioRecording: slide.recording,
    videoUrl: slide.clip,
    keepVideoSound: slide.keepsClipSound,
  }
  const isWritten = Object.values(fields).some((value) => value !== undefined)
  return isWritten ? [{ imageId: slide.id, ...fields }] : []
}

const writeTiming = ({ id, manualSeconds }: SlideChange): NonNullable<Body['slideTimings']> =>
  manualSeconds === undefined ? [] : [{ imageId: id, manualDuration: manualSeconds }]

const unlessEmpty = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined)

/** The body of updateProject; JSON has no undefined, so what is undefined here is not sent. */
export const writeProjectChange = ({ slides = [], ...change }: ProjectChange): Body => ({
  title: change.title,
  englishScript: change.script,
  englishScriptBase: change.scriptBase,
  thumbnailImageId: change.thumbnailSlideId,
  videoSettings: change.settings,
  slideScripts: unlessEmpty(slides.flatMap(writeScript)),
  slideTimings: unlessEmpty(slides.flatMap(writeTiming)),
})

import type { PictureFit } from '../video-settings.ts'

/** Who is heard on a slide that has a recording. */
export type Narrator = 'voice' | 'recording'

/** What a person decides about a slide. Its picture, recording and clip are files: the database's and the API's types add them. */
export type Slide = {
  id: string
  /** Null: the name of the picture's file stands in. */
  title: string | null
  /** Name of the picture's file as it was uploaded. */
  pictureName: string
  /** In the source language. */
  script: string
  /** Voice id for the source language. */
  voice: string
  /** Null: as long as its narration needs. */
  manualSeconds: number | null
  /** Words a minute; null: the project's. */
  speakingSpeed: number | null
  /** Null: the project's. */
  pictureFit: PictureFit | null
  /** Nobody speaks, on purpose: the slide needs no words. */
  isSilent: boolean
}

import type { VideoScriptJson } from './get-video-script.ts'

/** The slide may have been deleted since. */
export type SpokenSlide = Omit<VideoScriptJson['slides'][number], 'imageId'> & { slideId: string }

export type VideoScript = { slides: SpokenSlide[] }

export const readVideoScript = ({ slides }: VideoScriptJson): VideoScript => ({
  slides: slides.map(({ imageId, ...slide }) => ({ slideId: imageId, ...slide })),
})

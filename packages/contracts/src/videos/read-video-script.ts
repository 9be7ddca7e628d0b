import type { VideoScriptJson } from './get-video-script.ts'

/** The slide may have been deleted since. */
export type SpokenSlide = Omit<VideoScriptJson['slides'][number], 'imageId'> & { slideId: string }

export type VideoScript = Omit<VideoScriptJson, 'slides'> & { slides: SpokenSlide[] }

export const readVideoScript = ({ slides, ...script }: VideoScriptJson): VideoScript => ({
  ...script,
  slides: slides.map(({ imageId, ...slide }) => ({ slideId: imageId, ...slide })),
})

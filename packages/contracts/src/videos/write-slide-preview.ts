import type { CallInput } from '../client.ts'
import type { ProjectSlide } from '../slides/read-slide.ts'
import type { previewSlide } from './preview-slide.ts'

type PreviewedSlide = Pick<
  ProjectSlide,
  'picture' | 'script' | 'voice' | 'manualSeconds' | 'recording' | 'narrator' | 'clip'
>

/** The body of previewSlide. Without a manual length the slide lasts as long as its script takes. */
export const writeSlidePreview = (
  { picture, script, voice, manualSeconds, recording, narrator, clip }: PreviewedSlide,
  slideNumber: number,
): CallInput<typeof previewSlide>['body'] => ({
  slideData: [
    {
      image: picture.filename,
      script,
      displayDuration: manualSeconds ?? undefined,
      audioRecording: narrator === 'recording' ? (recording?.address ?? null) : null,
      selectedVoice: voice,
      slideNumber,
      videoUrl: clip?.address ?? null,
      videoFilename: clip?.name ?? null,
    },
  ],
})

import { lazy, Suspense } from 'react'
import { type SlideClipProps, useSlideClip } from './use-slide-clip.ts'

// Fetched behind the first paint: nobody chooses a video before there is a page.
const Button = lazy(async () => ({ default: (await import('./clip-controls.ts')).ClipButton }))
const Strip = lazy(async () => ({ default: (await import('./clip-controls.ts')).ClipStrip }))

export const ClipButton = (slide: SlideClipProps) => (
  <Suspense fallback={<span className="size-7" />}>
    <Button {...slide} />
  </Suspense>
)

/** Under a slide's script: its video, or one on its way. */
export const ClipStrip = (slide: SlideClipProps) => {
  const clip = useSlideClip(slide.image)
  return (
    <Suspense fallback={clip && <div className="h-[4.625rem] max-sm:col-span-2 sm:col-start-2" />}>
      <Strip {...slide} clip={clip} />
    </Suspense>
  )
}

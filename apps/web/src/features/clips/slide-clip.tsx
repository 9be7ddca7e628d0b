import { lazyPart } from '@/ui/feedback/lazy-part.tsx'
import { type SlideClipProps, useClipUpload } from './clip-uploads.ts'

// Loaded when a slide has a clip or a file was chosen.
const ClipStrip = lazyPart(async () => (await import('./clip-strip.tsx')).ClipStrip, null)

/** Below the script of a slide: its clip, or the upload of one. */
export const SlideClip = ({ slide, number }: SlideClipProps) => {
  const upload = useClipUpload(slide.id)
  if (!slide.clip && !upload) return null
  return (
    <div className="mt-2 flex min-h-[4.625rem] items-center gap-3 rounded-md border border-line bg-card p-2">
      <ClipStrip slide={slide} number={number} upload={upload} />
    </div>
  )
}

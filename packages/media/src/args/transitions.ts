import type { Transition } from '@voxdeck/core/video-settings'

/** Our transition → ffmpeg's xfade. A new transition is one line here and one in core. */
export const xfadeNames: Record<Exclude<Transition, 'none'>, string> = {
  fade: 'fade',
  slide: 'slideleft',
}

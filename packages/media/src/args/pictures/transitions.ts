import type { Transition } from '@voxdeck/core/video-settings'
import { countFrames, repeatFrame } from './picture.ts'

export type RenderedTransition = Exclude<Transition, 'none'>

type Blend = { transition: RenderedTransition; frames: number; framesPerSecond: number }

/** Our transition → ffmpeg's xfade. A new transition is one line here and one in core. */
export const xfadeNames: Record<RenderedTransition, string> = {
  fade: 'fade',
  slide: 'slideleft',
}

/** xfade stops early when an input ends, so it gets two frames more than needed. */
const inputFrames = (frames: number) => frames + 2

/** xfade renders a wrong column in the first and last frame of slideleft, so these are the pictures themselves. */
const crossBetween = ({ transition, frames, framesPerSecond }: Blend): string => {
  const steps = frames - 1
  const microseconds = Math.round((steps * 1_000_000) / framesPerSecond)
  return (
    `[fromloop][toloop]xfade=transition=${xfadeNames[transition]}:duration=${microseconds}us:offset=0,` +
    `trim=start_frame=1:end_frame=${steps},${countFrames(framesPerSecond)}[between];` +
    `[fromstill][between][tostill]concat=n=3`
  )
}

const loopStill = (name: string, { frames, framesPerSecond }: Blend): string =>
  `[${name}]split[${name}0][${name}1];` +
  `[${name}0]${countFrames(framesPerSecond)}[${name}still];` +
  `[${name}1]${repeatFrame(inputFrames(frames), { framesPerSecond })}[${name}loop]`

/**
 * Places the two pictures so far apart in time that the `framerate` filter interpolates the blend's frames: in
 * integers and many pixels at a time, eight times as fast as xfade. The trim is needed because the filter goes on
 * repeating the second picture.
 */
const mixStills = ({ frames, framesPerSecond }: Blend): string =>
  `[from][to]concat=n=2,settb=1/${framesPerSecond},setpts=N*${frames - 1},` +
  `framerate=fps=${framesPerSecond}:interp_start=0:interp_end=255:scene=100:flags=0,trim=end_frame=${frames}`

/** A blend of `[from]` and `[to]`, one frame each. */
export const blendStills = (blend: Blend): string =>
  blend.transition === 'fade'
    ? mixStills(blend)
    : `${loopStill('from', blend)};${loopStill('to', blend)};${crossBetween(blend)}`

/** A blend of `[from]`, which moves and has `inputFrames` frames, and `[to]`, which has one. */
export const blendMoving = {
  inputFrames,
  graph: (blend: Blend): string =>
    `[from]split[from0][fromloop];[from0]trim=end_frame=1[fromstill];${loopStill('to', blend)};${crossBetween(blend)}`,
}

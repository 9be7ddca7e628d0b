import type { FrameFormat } from '@voxdeck/core/plan/plan'
import type { FfmpegCommand } from '../run/ffmpeg-command.ts'
import type { ScratchFile } from '../run/scratch.ts'
import { type ClipSpan, clipInput, fitClip } from './clip.ts'
import { restingCrf } from './encode-hold.ts'
import { deterministicMp4, everyFrameOnce, h264Profile } from './h264-profile.ts'
import {
  asBt709,
  countFrames,
  fitPicture,
  type Picture,
  pictureInput,
  repeatFrame,
  toBt709,
} from './picture.ts'
import { xfadeNames } from './transitions.ts'

/**
 * The first frame is, byte for byte, the key frame of the picture that rests before it, so the others can follow that
 * one: see film/film-packets.ts. They get as many bits as at a constant rate factor of 23: half a second of movement
 * hides what a still would show.
 */
const quality = (frames: number) => `zones=1,${frames - 1},b=0.56`

/** What a blend leaves may move, from a frame of its clip on; what it comes to is still: a clip's first frame. */
export type BlendSide = Picture | Omit<ClipSpan, 'length'>

export type EncodeBlend = {
  from: BlendSide
  to: BlendSide
  transition: keyof typeof xfadeNames
  frames: number
  frame: FrameFormat
  output: ScratchFile
}

/** From one picture to the next. The first frame is the one picture and the last is the other. */
export const encodeBlend = ({ from, to, transition, frames, frame, output }: EncodeBlend): FfmpegCommand => {
  if (frames < 3) throw new RangeError(`a blend has at least 3 frames, not ${frames}`)
  const { framesPerSecond } = frame
  const steps = frames - 1
  const microseconds = Math.round((steps * 1_000_000) / framesPerSecond)
  // xfade draws a wrong column at both ends of slideleft, and stops early when an input ends: it gets two frames
  // more than needed, and the ends are the pictures themselves.
  const inputFrames = frames + 2
  const still = (input: number, name: string, fit: string) =>
    `[${input}:v]${fit},split[${name}0][${name}1];` +
    `[${name}0]${countFrames(framesPerSecond)}[${name}still];` +
    `[${name}1]${repeatFrame(inputFrames, frame)}[${name}loop]`
  const moving = (input: number, name: string, fit: string) =>
    `[${input}:v]${fit},split[${name}0][${name}loop];[${name}0]trim=end_frame=1[${name}still]`
  const side = (shown: BlendSide, input: number, name: string, length: number) => {
    if (!('clip' in shown))
      return {
        input: pictureInput(shown, frame),
        graph: still(input, name, `${fitPicture(shown, frame, name)},${toBt709}`),
      }
    const span = { ...shown, length }
    const draw = length === 1 ? still : moving
    return {
      input: clipInput(span, frame),
      graph: draw(input, name, `${fitClip(span, frame, name)},${asBt709}`),
    }
  }
  const left = side(from, 0, 'from', inputFrames)
  const entered = side(to, 1, 'to', 1)

  return {
    inputs: [left.input, entered.input],
    filterGraph: [
      left.graph,
      entered.graph,
      `[fromloop][toloop]xfade=transition=${xfadeNames[transition]}:duration=${microseconds}us:offset=0,` +
        `trim=start_frame=1:end_frame=${steps},${countFrames(framesPerSecond)}[between]`,
      // Mixed as they are at rest, converted once: no step in colour where they meet, and a third of the work.
      `[fromstill][between][tostill]concat=n=3,${countFrames(framesPerSecond)},${asBt709}[v]`,
    ].join(';'),
    output: {
      file: output,
      options: [
        '-map',
        '[v]',
        ...everyFrameOnce,
        ...h264Profile(frame, restingCrf, [quality(frames)]),
        ...deterministicMp4(frame),
      ],
    },
  }
}

import type { FrameFormat } from '@voxdeck/core/plan/plan'
import type { FfmpegCommand } from '../../run/ffmpeg-command.ts'
import type { ScratchFile } from '../../run/scratch.ts'
import { type ClipSpan, clipInput, fitClip } from './clip.ts'
import { deterministicMp4, everyFrameOnce, h264Profile } from './h264-profile.ts'
import { asBt709, countFrames, fitPicture, type Picture, pictureInput, toBt709 } from './picture.ts'
import { holdCrf, holdFrames, holdZone } from './render-hold.ts'
import { blendMoving, blendStills, type RenderedTransition } from './transitions.ts'

/** `from` may be a clip that plays on from a frame; `to` is a still: a picture or a single frame of a clip. */
export type BlendSide = Picture | Omit<ClipSpan, 'length'>

export type RenderBlend = {
  from: BlendSide
  to: BlendSide
  transition: RenderedTransition
  frames: number
  frame: FrameFormat
  output: ScratchFile
}

/**
 * A blend that leaves a picture begins with that picture's hold, exactly as renderHold renders it, so the same file
 * can serve the hold before it. The blend's first frame looks the same, so one of the two hold frames stands for it.
 */
export const blendFileFrames = ({ from, frames }: Pick<RenderBlend, 'from' | 'frames'>): number =>
  'clip' in from ? frames : holdFrames + frames - 1

/**
 * A transition between two pictures: the first frame is `from`, the last is `to`. Its frames get as many bits as at a
 * constant rate factor of 23: half a second of movement hides what a still would show.
 */
export const renderBlend = ({ from, to, transition, frames, frame, output }: RenderBlend): FfmpegCommand => {
  if (frames < 3) throw new RangeError(`a blend has at least 3 frames, not ${frames}`)
  const last = blendFileFrames({ from, frames }) - 1
  const blend = { transition, frames, framesPerSecond: frame.framesPerSecond }
  const side = (shown: BlendSide, input: number, name: string, length: number) => {
    if (!('clip' in shown))
      return {
        input: pictureInput(shown, frame),
        graph: `[${input}:v]${fitPicture(shown, frame, name)},${toBt709}[${name}]`,
      }
    const span = { ...shown, length }
    return {
      input: clipInput(span, frame),
      graph: `[${input}:v]${fitClip(span, frame, name)},${asBt709}[${name}]`,
    }
  }
  const left = side(from, 0, 'from', blendMoving.inputFrames(frames))
  const entered = side(to, 1, 'to', 1)
  const [graph, zones] =
    'clip' in from
      ? [blendMoving.graph(blend), `zones=1,${last},b=0.56`]
      : [
          `${blendStills(blend)},loop=loop=${holdFrames - 1}:size=1:start=0`,
          `${holdZone}/${holdFrames},${last},b=0.56`,
        ]

  return {
    inputs: [left.input, entered.input],
    // Mixed in BT.709, the format in which holds are encoded: no colour step at the joins, and a third of the work.
    filterGraph: `${left.graph};${entered.graph};${graph},${countFrames(frame.framesPerSecond)},${asBt709}[v]`,
    output: {
      file: output,
      options: [
        '-map',
        '[v]',
        ...everyFrameOnce,
        ...h264Profile(frame, holdCrf, [zones]),
        ...deterministicMp4(frame),
      ],
    },
  }
}

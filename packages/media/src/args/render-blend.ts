import type { FrameFormat } from '@voxdeck/core/plan/plan'
import type { FfmpegCommand } from '../run/ffmpeg-command.ts'
import type { ScratchFile } from '../run/scratch.ts'
import { type ClipSpan, clipInput, fitClip } from './clip.ts'
import { deterministicMp4, everyFrameOnce, h264Profile } from './h264-profile.ts'
import { asBt709, countFrames, fitPicture, type Picture, pictureInput, toBt709 } from './picture.ts'
import { holdFrames, restingCrf, restingZone } from './render-hold.ts'
import { blendMoving, blendStills, type DrawnTransition } from './transitions.ts'

/** What a blend leaves may move, from a frame of its clip on; what it comes to is still: a clip's first frame. */
export type BlendSide = Picture | Omit<ClipSpan, 'length'>

export type RenderBlend = {
  from: BlendSide
  to: BlendSide
  transition: DrawnTransition
  frames: number
  frame: FrameFormat
  output: ScratchFile
}

/**
 * A blend that leaves a picture begins with that picture at rest, as renderHold draws it: whoever has the one file needs
 * no other for the rest before it. Its own first frame shows the same, so one of the two resting frames stands for it.
 */
export const blendFileFrames = ({ from, frames }: Pick<RenderBlend, 'from' | 'frames'>): number =>
  'clip' in from ? frames : holdFrames + frames - 1

/**
 * From one picture to the next. The first frame is the one picture and the last is the other. They get as many bits as
 * at a constant rate factor of 23: half a second of movement hides what a still would show.
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
          `${restingZone}/${holdFrames},${last},b=0.56`,
        ]

  return {
    inputs: [left.input, entered.input],
    // Mixed as they are at rest, converted once: no step in colour where they meet, and a third of the work.
    filterGraph: `${left.graph};${entered.graph};${graph},${countFrames(frame.framesPerSecond)},${asBt709}[v]`,
    output: {
      file: output,
      options: [
        '-map',
        '[v]',
        ...everyFrameOnce,
        ...h264Profile(frame, restingCrf, [zones]),
        ...deterministicMp4(frame),
      ],
    },
  }
}

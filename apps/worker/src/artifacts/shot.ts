import type { Plan, PlannedSlide } from '@voxdeck/core/plan/plan'
import type { BlendShot, Shot } from '@voxdeck/core/timeline/lay-out-slides'
import type { Clip } from '@voxdeck/media/args/clip'
import { blendFileFrames, encodeBlend } from '@voxdeck/media/args/encode-blend'
import { encodeClip } from '@voxdeck/media/args/encode-clip'
import { encodeHold, holdFrames } from '@voxdeck/media/args/encode-hold'
import type { Picture } from '@voxdeck/media/args/picture'
import { type FfmpegCommand, ffmpegArgs } from '@voxdeck/media/run/ffmpeg-command'
import type { ScratchFile } from '@voxdeck/media/run/scratch'
import { hashValue } from '@voxdeck/storage/content-hash'

/** A shot as its command, and which objects it wants under which names. */
export type ShotRecipe = {
  command: FfmpegCommand
  sources: Source[]
  output: ScratchFile
  /** Frames in the made file; a hold's are repeated when the film is put together, a clip's cut. */
  frames: number
}

/** A picture or a clip: the object's key and the hash of its bytes. */
type Source = { file: ScratchFile; object: string; hash: string }

type Files = (name: string) => ScratchFile

const types: Record<string, Picture['type']> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' }

const slideOf = (plan: Plan, slide: number): PlannedSlide => {
  const planned = plan.slides[slide]
  if (!planned) throw new Error(`the plan has no slide ${slide}`)
  return planned
}

const pictureOf = ({ imageId, picture, pictureHash, fit }: PlannedSlide, file: ScratchFile) => {
  const type = types[picture.split('.').at(-1) ?? '']
  if (!type) throw new Error(`the slide ${imageId} has no picture of a known type`)
  return {
    shown: { file, type, fit } satisfies Picture,
    source: { file, object: picture, hash: pictureHash },
  }
}

const clipOf = ({ imageId, clip, fit }: PlannedSlide, file: ScratchFile) => {
  if (!clip) throw new Error(`the slide ${imageId} has no clip`)
  return { shown: { file, frames: clip.frames, fit } satisfies Clip, source: { file, ...clip } }
}

/** What a slide shows at one end of a blend. */
const sideOf = (slide: PlannedSlide, start: number, file: ScratchFile) => {
  if (!slide.clip) return pictureOf(slide, file)
  const { shown, source } = clipOf(slide, file)
  return { shown: { clip: shown, start }, source }
}

const blendRecipe = (plan: Plan, shot: BlendShot, file: Files): ShotRecipe => {
  const output = file('shot.mp4')
  const from = sideOf(slideOf(plan, shot.from), shot.fromFrame ?? 0, file('from'))
  const to = sideOf(slideOf(plan, shot.to), 0, file('to'))
  const { transition, frames } = shot
  const command = encodeBlend({
    from: from.shown,
    to: to.shown,
    transition,
    frames,
    frame: plan.frame,
    output,
  })
  return {
    command,
    sources: [from.source, to.source],
    output,
    frames: blendFileFrames({ from: from.shown, frames }),
  }
}

export const shotRecipe = (plan: Plan, shot: Shot, file: Files): ShotRecipe => {
  if (shot.kind === 'blend') return blendRecipe(plan, shot, file)
  const { frame } = plan
  const slide = slideOf(plan, shot.slide)
  const output = file('shot.mp4')
  if (shot.kind === 'hold') {
    const { shown, source } = pictureOf(slide, file('picture'))
    const command = encodeHold({ picture: shown, frame, output })
    return { command, sources: [source], output, frames: holdFrames }
  }
  const { shown, source } = clipOf(slide, file('clip'))
  const { start, length } = shot
  const command = encodeClip({ clip: shown, start, length, frame, output })
  return { command, sources: [source], output, frames: length }
}

/** The toolchain, the very arguments and the bytes of pictures and clips decide a shot. */
export const shotKey = (plan: Plan, shot: Shot): string => {
  const { command, sources } = shotRecipe(plan, shot, (name) => ({ path: name, inside: name }))
  return hashValue({
    toolchain: plan.toolchain,
    args: ffmpegArgs(command),
    pictures: sources.map(({ hash }) => hash),
  })
}

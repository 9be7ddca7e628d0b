import type { FrameFormat, Plan } from '@voxdeck/core/plan/plan'
import type { Shot } from '@voxdeck/core/timeline/lay-out-slides'
import { encodeBlend } from '@voxdeck/media/args/encode-blend'
import { encodeHold, holdFrames } from '@voxdeck/media/args/encode-hold'
import type { Picture } from '@voxdeck/media/args/picture'
import { type FfmpegCommand, ffmpegArgs } from '@voxdeck/media/run/ffmpeg-command'
import type { ScratchFile } from '@voxdeck/media/run/scratch'
import { hashValue } from '@voxdeck/storage/content-hash'

/** A shot as its command, and which slides' pictures it wants under which names. */
export type ShotRecipe = {
  command: FfmpegCommand
  pictures: { file: ScratchFile; slide: number }[]
  output: ScratchFile
  /** Frames in the made file; a hold's are repeated when the film is put together. */
  frames: number
}

const types: Record<string, Picture['type']> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' }

const pictureOf = (plan: Plan, slide: number, file: ScratchFile): Picture => {
  const type = types[plan.slides[slide]?.picture.split('.').at(-1) ?? '']
  if (!type) throw new Error(`slide ${slide} has no picture of a known type`)
  return { file, type }
}

export const shotRecipe = (plan: Plan, shot: Shot, file: (name: string) => ScratchFile): ShotRecipe => {
  const frame: FrameFormat = plan.frame
  const output = file('shot.mp4')
  if (shot.kind === 'hold') {
    const picture = file('picture')
    const command = encodeHold({ picture: pictureOf(plan, shot.slide, picture), frame, output })
    return { command, pictures: [{ file: picture, slide: shot.slide }], output, frames: holdFrames }
  }
  const from = file('from')
  const to = file('to')
  const command = encodeBlend({
    from: pictureOf(plan, shot.from, from),
    to: pictureOf(plan, shot.to, to),
    transition: shot.transition,
    frames: shot.frames,
    frame,
    output,
  })
  return {
    command,
    pictures: [
      { file: from, slide: shot.from },
      { file: to, slide: shot.to },
    ],
    output,
    frames: shot.frames,
  }
}

/** The toolchain, the very arguments and the pictures' bytes decide a shot. */
export const shotKey = (plan: Plan, shot: Shot): string => {
  const { command, pictures } = shotRecipe(plan, shot, (name) => ({ path: name, inside: name }))
  return hashValue({
    toolchain: plan.toolchain,
    args: ffmpegArgs(command),
    pictures: pictures.map(({ slide }) => plan.slides[slide]?.pictureHash),
  })
}

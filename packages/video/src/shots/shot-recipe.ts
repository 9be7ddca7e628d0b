import type { TimedCaption } from '@voxdeck/core/captions/shown-caption'
import type { Plan, PlannedSlide } from '@voxdeck/core/plan/plan'
import type { BlendShot, Shot } from '@voxdeck/core/timeline/lay-out-slides'
import type { Clip } from '@voxdeck/media/args/pictures/clip'
import type { Picture } from '@voxdeck/media/args/pictures/picture'
import { blendFileFrames, renderBlend } from '@voxdeck/media/args/pictures/render-blend'
import { renderClip } from '@voxdeck/media/args/pictures/render-clip'
import { holdFrames, renderHold } from '@voxdeck/media/args/pictures/render-hold'
import { captionScript } from '@voxdeck/media/captions/caption-script'
import { type FfmpegCommand, ffmpegArgs } from '@voxdeck/media/run/ffmpeg-command'
import type { ScratchFile } from '@voxdeck/media/run/scratch'
import { hashValue } from '@voxdeck/storage/content-hash'

/** How a shot is rendered: the command, and the input files with their objects. */
export type ShotRecipe = {
  command: FfmpegCommand
  sources: Source[]
  /** Captions to burn into the picture; undefined without any. */
  script?: CaptionFile | undefined
  output: ScratchFile
  /** Frames in the rendered file; when the video is written, a hold's are repeated and a clip's are cut. */
  frames: number
}

/** A picture or a clip: the object's key and the hash of its bytes. */
type Source = { file: ScratchFile; object: string; hash: string }

/** Captions as an ASS file that the command reads. */
type CaptionFile = { file: ScratchFile; text: string }

type Files = (name: string) => ScratchFile

const types: Record<string, Picture['type']> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' }

const slideOf = (plan: Plan, slide: number): PlannedSlide => {
  const planned = plan.slides[slide]
  if (!planned) throw new Error(`the plan has no slide ${slide}`)
  return planned
}

const pictureOf = ({ slideId, picture, pictureHash, fit }: PlannedSlide, file: ScratchFile) => {
  const type = types[picture.split('.').at(-1) ?? '']
  if (!type) throw new Error(`the slide ${slideId} has no picture of a known type`)
  return {
    shown: { file, type, fit } satisfies Picture,
    source: { file, object: picture, hash: pictureHash },
  }
}

const clipOf = ({ slideId, clip, fit }: PlannedSlide, file: ScratchFile) => {
  if (!clip) throw new Error(`the slide ${slideId} has no clip`)
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
  const command = renderBlend({
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

const scriptOf = (
  captions: readonly TimedCaption[] | undefined,
  { frame }: Plan,
  file: Files,
): CaptionFile | undefined => captions && { file: file('captions.ass'), text: captionScript(captions, frame) }

export const shotRecipe = (plan: Plan, shot: Shot, file: Files): ShotRecipe => {
  if (shot.kind === 'blend') return blendRecipe(plan, shot, file)
  const { frame } = plan
  const slide = slideOf(plan, shot.slide)
  const output = file('shot.mp4')
  if (shot.kind === 'hold') {
    const { shown, source } = pictureOf(slide, file('picture'))
    const { caption } = shot
    // The caption is rendered into one frame, which is then repeated.
    const script = scriptOf(caption && [{ ...caption, startFrame: 0, endFrame: 1 }], plan, file)
    const command = renderHold({ picture: shown, script: script?.file, frame, output })
    return { command, sources: [source], script, output, frames: holdFrames }
  }
  const { shown, source } = clipOf(slide, file('clip'))
  const { start, length } = shot
  const script = scriptOf(shot.captions, plan, file)
  const command = renderClip({ clip: shown, start, length, script: script?.file, frame, output })
  return { command, sources: [source], script, output, frames: length }
}

/** Hash of all that decides a shot: tools, exact arguments, bytes of pictures and clips, and captions. */
export const shotKey = (plan: Plan, shot: Shot): string => {
  const { command, sources, script } = shotRecipe(plan, shot, (name) => ({ path: name, inside: name }))
  return hashValue({
    tools: script ? plan.toolchain.lettering : plan.toolchain.picture,
    args: ffmpegArgs(command),
    pictures: sources.map(({ hash }) => hash),
    ...(script ? { captions: script.text } : {}),
  })
}

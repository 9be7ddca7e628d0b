import { createHash } from 'node:crypto'
import { canonicalJson } from '@voxdeck/core/plan/canonical-json'
import { expect, it } from 'vitest'
import type { FfmpegCommand } from '../run/ffmpeg-command.ts'
import { recipe } from '../run/toolchain.ts'
import { renderBlend } from './pictures/render-blend.ts'
import { renderClip } from './pictures/render-clip.ts'
import { renderHold } from './pictures/render-hold.ts'
import { decodeClipSound, limitSlideSound } from './sound/clip-sound.ts'
import { decodeRecording } from './sound/decode-recording.ts'
import { encodeSlideTracks, encodeTrack } from './sound/encode-track.ts'
import { levelSentence } from './sound/level-sentence.ts'

const file = { path: '/file', inside: '/scratch/file' }
const picture = { file, type: 'image/png' } as const
const clip = { file, frames: 90 }
const frame = { width: 1920, height: 1080, framesPerSecond: 30 }
const hashOf = (commands: readonly FfmpegCommand[]) =>
  createHash('sha256').update(canonicalJson(commands)).digest('hex').slice(0, 16)

/** Artifacts are found by key, which has the recipe: other arguments under an old number would reuse old ones. */
const known: Record<number, string> = { 1: 'f3d6ad85fb7ed5f3', 2: '5cf295e1bd164a38' }

it('arguments that change bytes raise the recipe number', () => {
  const commands = [
    renderHold({ picture, frame, output: file }),
    renderBlend({ from: picture, to: picture, transition: 'fade', frames: 15, frame, output: file }),
    renderBlend({ from: picture, to: picture, transition: 'slide', frames: 15, frame, output: file }),
    encodeTrack(file),
    encodeSlideTracks([{ pcm: file, output: file }], 1),
    levelSentence({ engineRate: 22_050, engineSamples: 22_050, gainDecibels: 3, output: file }),
  ]
  // Differs? Raise `recipe` in run/toolchain.ts and add its hash above.
  expect(known[recipe]).toBe(hashOf(commands))
})

/** Arguments for frame shapes and fits, hashed separately. */
const knownOfFits: Record<number, string> = { 2: '4cafcc5b630b7166' }

it('V9 arguments for fitting raise it too', () => {
  const commands = (['blur', 'cover'] as const).flatMap((fit) => [
    renderHold({ picture: { ...picture, fit }, frame, output: file }),
    renderClip({ clip: { ...clip, fit }, start: 0, length: 90, frame, output: file }),
  ])
  expect(knownOfFits[recipe]).toBe(hashOf(commands))
})

/** Arguments for clips, hashed separately: adding arguments does not change the earlier ones. */
const knownOfClips: Record<number, string> = { 1: '4b4a2be12520f12d', 2: 'ed962fc00358a515' }

it('arguments for clips raise it too', () => {
  const blend = { transition: 'fade', frames: 15, frame, output: file } as const
  const commands = [
    renderClip({ clip, start: 0, length: 90, frame, output: file }),
    renderClip({ clip, start: 45, length: 46, frame, output: file }),
    renderBlend({ ...blend, from: { clip, start: 80 }, to: picture }),
    renderBlend({ ...blend, from: picture, to: { clip, start: 0 } }),
    encodeTrack(file, 2),
    encodeSlideTracks([{ pcm: file, output: file }], 2),
    decodeClipSound(clip, file),
    limitSlideSound(90, file),
    decodeRecording(file, file),
  ]
  expect(knownOfClips[recipe]).toBe(hashOf(commands))
})

import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { canonicalJson } from '@voxdeck/core/plan/canonical-json'
import { describe, expect, it } from 'vitest'
import type { FfmpegCommand } from '../run/ffmpeg-command.ts'
import { recipes } from '../run/tool-versions.ts'
import { levelSentence } from '../sentences/level-sentence.ts'
import { renderBlend } from './pictures/render-blend.ts'
import { renderClip } from './pictures/render-clip.ts'
import { renderHold } from './pictures/render-hold.ts'
import { decodeClipSound, limitSlideSound } from './sound/clip-sound.ts'
import { decodeRecording } from './sound/decode-recording.ts'
import { encodeSlideTracks, encodeTrack } from './sound/encode-track.ts'

const file = { path: '/file', inside: '/scratch/file' }
const picture = { file, type: 'image/png' } as const
const clip = { file, frames: 90 }
const frame = { width: 1920, height: 1080, framesPerSecond: 30 }
const hashOf = (commands: readonly FfmpegCommand[]) =>
  createHash('sha256').update(canonicalJson(commands)).digest('hex').slice(0, 16)

/** Artifacts are found by key, which has the recipe: other arguments under an old number would reuse old ones. */
const known: Record<'pictures' | 'fits' | 'clips' | 'sound' | 'sentences', Record<number, string>> = {
  pictures: { 2: '8144d2fbea89a1c2' },
  fits: { 2: '4cafcc5b630b7166' },
  clips: { 2: '9a5007c98564269a' },
  sound: { 3: '3e460ff132b5f1c7' },
  sentences: { 3: '9347eb2229e4989b' },
}

// Differs? Raise the number in run/tool-versions.ts and add its hash above.
describe('what changes bytes raises the recipe number', () => {
  it('of pictures', () => {
    const blend = { from: picture, to: picture, frames: 15, frame, output: file } as const
    const commands = [
      renderHold({ picture, frame, output: file }),
      renderBlend({ ...blend, transition: 'fade' }),
      renderBlend({ ...blend, transition: 'slide' }),
    ]
    expect(known.pictures[recipes.picture]).toBe(hashOf(commands))
  })

  it('V9 of pictures that are fitted', () => {
    const commands = (['blur', 'cover'] as const).flatMap((fit) => [
      renderHold({ picture: { ...picture, fit }, frame, output: file }),
      renderClip({ clip: { ...clip, fit }, start: 0, length: 90, frame, output: file }),
    ])
    expect(known.fits[recipes.picture]).toBe(hashOf(commands))
  })

  it('of clips', () => {
    const blend = { transition: 'fade', frames: 15, frame, output: file } as const
    const commands = [
      renderClip({ clip, start: 0, length: 90, frame, output: file }),
      renderClip({ clip, start: 45, length: 46, frame, output: file }),
      renderBlend({ ...blend, from: { clip, start: 80 }, to: picture }),
      renderBlend({ ...blend, from: picture, to: { clip, start: 0 } }),
    ]
    expect(known.clips[recipes.picture]).toBe(hashOf(commands))
  })

  it('of sound', () => {
    const commands = [
      encodeTrack(file),
      encodeTrack(file, 2),
      encodeSlideTracks([{ pcm: file, output: file }], 1),
      encodeSlideTracks([{ pcm: file, output: file }], 2),
      decodeClipSound(clip, file),
      limitSlideSound(90, file),
      decodeRecording(file, file),
    ]
    expect(known.sound[recipes.sound]).toBe(hashOf(commands))
  })

  it('of sentences, which our own code levels', async () => {
    // A tone with bursts, so that gain, attack and release all have work.
    const burst = (at: number) => (at % 4410 < 300 ? 1 : 0.2)
    const samples = Float32Array.from({ length: 11_025 }, (_, at) => (((at % 49) - 24) / 24) * burst(at))
    const path = join(await mkdtemp(join(tmpdir(), 'voxdeck-levelled-')), 'sentence.pcm')
    await levelSentence({ samples, engineRate: 22_050, output: { path, inside: path } })
    const hash = createHash('sha256')
      .update(await readFile(path))
      .digest('hex')
    await rm(dirname(path), { recursive: true })
    expect(known.sentences[recipes.sound]).toBe(hash.slice(0, 16))
  })
})

import { stretchSpeech } from '@voxdeck/media/args/sound/stretch-speech'
import type { Ffmpeg } from '@voxdeck/media/run/ffmpeg'
import type { Jail } from '@voxdeck/media/run/jail'
import type { PlacedSentence } from '@voxdeck/video/layout/laid-out-plan'
import type { ArtifactStore } from './artifact-store.ts'

/** Sentences stretched by one run of ffmpeg. */
const sentencesAtOnce = 12

type Dependencies = { artifacts: ArtifactStore; jail: Jail; ffmpeg: Ffmpeg }

/** Makes the missing stretched sentences (played faster or slower), and returns how many were missing. */
export const createStretcher =
  ({ artifacts, jail, ffmpeg }: Dependencies) =>
  async (placed: readonly PlacedSentence[], salt: string, signal: AbortSignal): Promise<number> => {
    const wanted = new Map(
      placed.flatMap(({ key, samples, from }) => (from ? [[key, { samples, from }]] : [])),
    )
    const missing = await artifacts.missing('stretched', [...wanted.keys()])
    for (let at = 0; at < missing.length; at += sentencesAtOnce) {
      signal.throwIfAborted()
      const batch = missing.slice(at, at + sentencesAtOnce).flatMap((key) => {
        const one = wanted.get(key)
        return one ? [{ key, ...one }] : []
      })
      await using scratch = await jail.scratch()
      const spoken = batch.map(({ from }) => from.key)
      await artifacts.fetch(scratch, 'sentence', spoken)
      const several = batch.map(({ key, samples, from }) => ({
        input: scratch.file(`sentence-${from.key}`),
        samples: from.samples,
        fitted: samples,
        output: scratch.file(`${key}.pcm`),
      }))
      await ffmpeg.run(stretchSpeech(several), { scratch, signal })
      await artifacts.keepAll(
        batch.map(({ key }, index) => ({
          kind: 'stretched',
          key,
          salt,
          path: several[index]?.output.path ?? '',
          contentType: 'application/octet-stream',
          facts: {},
        })),
      )
    }
    return missing.length
  }

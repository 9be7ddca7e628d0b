import { readFile, writeFile } from 'node:fs/promises'
import type { Jail } from '@voxdeck/media/run/jail'
import type { AnswerStore } from '@voxdeck/speech/speech-engine'
import { hashValue } from '@voxdeck/storage/content-hash'
import { isArtifactLost } from '@voxdeck/workflows/artifact-lost'
import type { ArtifactStore } from './artifact-store.ts'

type Facts = { sampleRate: number }

/** Keeps what a speech provider answered, as artifacts: another version of our tools does not buy it again. */
export const createPaidAnswers = ({
  artifacts,
  jail,
}: {
  artifacts: ArtifactStore
  jail: Jail
}): AnswerStore => ({
  obtain: async ({ url, body, salt }, ask) => {
    const id = { kind: 'paid-answer', key: hashValue({ url, body, salt }), salt }
    await using scratch = await jail.scratch()
    const obtain = async () => {
      const { facts } = await artifacts.obtain<Facts>(id, async () => {
        const { samples, sampleRate } = await ask()
        const { path } = scratch.file('answer.pcm')
        await writeFile(path, new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength))
        return { path, contentType: 'application/octet-stream', facts: { sampleRate } }
      })
      const pathOf = await artifacts.fetch(scratch, id.kind, [id.key])
      // Copied: the samples of a Buffer from a pool need not begin at a multiple of four bytes.
      const bytes = Uint8Array.from(await readFile(pathOf(id.key)))
      return { samples: new Float32Array(bytes.buffer), sampleRate: facts.sampleRate }
    }
    try {
      return await obtain()
    } catch (error) {
      if (!isArtifactLost(error)) throw error
      return await obtain()
    }
  },
})

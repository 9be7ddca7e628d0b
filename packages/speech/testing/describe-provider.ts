import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SpeechEngine } from '../src/speech-engine.ts'
import { SpeechFailed, type SpeechFailure } from '../src/speech-errors.ts'
import { providerFaults } from './provider-faults.ts'
import type { Answer, ProviderServer } from './provider-server.ts'

export type Provider = {
  /** Distinctive enough to be found wherever it should not be. */
  key: string
  start: (key: string) => Promise<ProviderServer>
  open: (url: string, key: string, timeoutSeconds: number) => Promise<SpeechEngine>
  refusals: [about: string, answer: Answer, failure: SpeechFailure, seconds?: number | undefined][]
}

const quick = 0.6
const text = 'Hello there, and welcome.'

const failureOf = async (work: Promise<unknown>): Promise<SpeechFailed> => {
  const error = await work.then(
    () => null,
    (failed: unknown) => failed,
  )
  if (error instanceof SpeechFailed) return error
  throw new Error(`not a SpeechFailed: ${String(error)}`)
}

/** What any engine over HTTP must do when its provider or the network fails. */
export const describeProvider = ({ key, start, open, refusals }: Provider): void => {
  describe('when its provider is in trouble', () => {
    let server: ProviderServer
    let engine: SpeechEngine
    beforeAll(async () => {
      server = await start(key)
      engine = await open(server.url, key, quick)
    })
    afterAll(async () => {
      await engine.close()
      await server.close()
    })
    const speak = (of: SpeechEngine = engine, signal?: AbortSignal) =>
      of.speak({ voice: of.voices[0]?.id ?? '', text, wordsPerMinute: 150, ...(signal && { signal }) })
    const allOf = (error: SpeechFailed) =>
      [error.message, error.stack, String(error.cause), JSON.stringify(error)].join('\n')

    it.each([...providerFaults, ...refusals])(
      '%s is told for what it is, once, without the key',
      async (_, answer, failure, seconds?: number) => {
        server.be(answer)
        const before = server.asked.length
        const error = await failureOf(speak())
        expect(error).toMatchObject({ reason: failure, seconds })
        expect(allOf(error)).not.toContain(key)
        expect(server.asked.length - before).toBeLessThanOrEqual(1)
      },
    )

    it('a wrong key is refused, and not repeated in any text', async () => {
      server.be(undefined)
      const wrong = `${key}-wrong`
      const other = await open(server.url, wrong, quick)
      const error = await failureOf(speak(other))
      expect(error.reason).toBe('refused_key')
      expect(allOf(error)).not.toContain(key)
      for (const { id } of other.voices) expect(other.versionOf(id)).not.toContain(key)
      await other.close()
    })

    it('nobody at the address is unreachable, and an outage to who reads the cause', async () => {
      const gone = await start(key)
      await gone.close()
      const nowhere = await open(gone.url, key, quick)
      const error = await failureOf(speak(nowhere))
      expect(error.reason).toBe('unreachable')
      expect(error.passes).toBe(false)
      expect(error).toMatchObject({ cause: { cause: { code: 'ECONNREFUSED' } } })
      await nowhere.close()
    })

    it('speaks again when the trouble is over', async () => {
      server.be(undefined)
      expect((await speak()).samples.length).toBeGreaterThan(1000)
    })

    it('what is cancelled is not fetched to its end', async () => {
      server.be(undefined)
      await speak()
      server.be(() => undefined)
      const left = server.left()
      const controller = new AbortController()
      const speech = speak(engine, controller.signal)
      await setTimeout(100)
      controller.abort(new Error('not needed any more'))
      await expect(speech).rejects.toThrow('not needed any more')
      await expect.poll(() => server.left(), { timeout: 400 }).toBe(left + 1)
    })
  })
}

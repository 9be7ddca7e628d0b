import { randomUUID } from 'node:crypto'
import { findFacts } from '@voxdeck/db/artifacts/artifacts'
import type { Database } from '@voxdeck/db/connect'
import { createMigratedDatabase } from '@voxdeck/db/testing/test-database'
import { createWorkbench, type Workbench } from '@voxdeck/media/testing/workbench'
import { createVoices, type Voices } from '@voxdeck/speech/create-voices'
import { speakWithFallback } from '@voxdeck/speech/speak-with-fallback'
import { engineContext } from '@voxdeck/speech/testing/engine-context'
import { startOpenAiServer } from '@voxdeck/speech/testing/openai-server'
import type { ProviderServer } from '@voxdeck/speech/testing/provider-server'
import { createObjectStore, type ObjectStore } from '@voxdeck/storage/object-store'
import { type ObjectStoreSettings, objectStoreConfig } from '@voxdeck/storage/object-store-settings'
import { type SentenceFacts, type SentenceRequest, sentenceKey } from '@voxdeck/video/narration/sentence'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRunProgram } from '../run-program.ts'
import { createArtifactStore } from './artifact-store.ts'
import { createSentenceMaker } from './make-sentence.ts'
import { createPaidAnswers } from './paid-answers.ts'

describe('a sentence whose voice', () => {
  const { signal } = new AbortController()
  const sentence = {
    text: 'The harbour is quiet.',
    wordsPerMinute: 150,
    voiceVersion: '1',
    salt: randomUUID(),
    tools: randomUUID(),
  }
  const keyOf = (voice: string) => sentenceKey({ ...sentence, voice })
  let bench: Workbench
  let database: Database
  let store: ObjectStore
  let provider: ProviderServer
  let voices: Voices
  beforeAll(async () => {
    bench = await createWorkbench()
    database = await createMigratedDatabase()
    store = createObjectStore(objectStoreConfig(process.env as unknown as ObjectStoreSettings))
    provider = await startOpenAiServer('key')
    voices = await createVoices({
      environment: {
        OPENAI_SPEECH_URL: `${provider.url}/v1`,
        OPENAI_SPEECH_KEY: 'key',
        OPENAI_SPEECH_VOICES: 'en:nova',
      },
      context: {
        ...engineContext,
        answers: createPaidAnswers({
          artifacts: createArtifactStore({ ...database, store }),
          jail: bench.jail,
        }),
        runProgram: createRunProgram(bench.jail),
      },
    })
  })
  afterAll(async () => {
    await voices.close()
    await provider.close()
    await bench.scratch.dispose()
    store.close()
    await database.close()
  })

  const makeSentence = (request: SentenceRequest) =>
    createSentenceMaker({
      artifacts: createArtifactStore({ ...database, store }),
      voices,
      jail: bench.jail,
    })(request, signal)
  const speak = () =>
    speakWithFallback(voices, {
      voice: 'openai-en-nova',
      patient: true,
      speak: async (voice) => {
        await makeSentence({ ...sentence, voice })
      },
    })
  const speakers = async () => {
    const keys = { 'openai-en-nova': keyOf('openai-en-nova'), 'espeak-en': keyOf('espeak-en') }
    const facts = await findFacts<SentenceFacts>(database.db, 'sentence', Object.values(keys))
    return Object.fromEntries(Object.entries(keys).map(([voice, key]) => [voice, facts.get(key)?.voice]))
  }

  it('H3 cannot speak is spoken by the jailed basic voice and kept as that, never as what was asked for', async () => {
    provider.be({ status: 401, body: '{"error":{"code":"invalid_api_key"}}' })
    expect(await speak()).toBe('espeak-en')
    expect(await speakers()).toEqual({ 'openai-en-nova': undefined, 'espeak-en': 'espeak-en' })
  })

  it('H3 can speak again is spoken by it', async () => {
    provider.be(undefined)
    expect(await speak()).toBe('openai-en-nova')
    expect(await speakers()).toEqual({ 'openai-en-nova': 'openai-en-nova', 'espeak-en': 'espeak-en' })
  })

  it('costs money is bought once for all tools that level it, and once for each salt', async () => {
    const request = { ...sentence, voice: 'openai-en-nova', text: 'Bought once.' }
    await makeSentence(request)
    const bought = provider.asked.length
    expect((await makeSentence({ ...request, tools: 'a newer ffmpeg' })).reused).toBe(false)
    expect(provider.asked.length).toBe(bought)
    expect((await makeSentence({ ...request, salt: "another person's" })).reused).toBe(false)
    expect(provider.asked.length).toBeGreaterThan(bought)
  })

  it('costs money, and whose answer is lost, is bought again', async () => {
    const request = { ...sentence, voice: 'openai-en-nova', text: 'Bought twice.' }
    await makeSentence(request)
    const bought = provider.asked.length
    const rows = await database.db
      .selectFrom('artifacts')
      .where('kind', '=', 'paid-answer')
      .selectAll()
      .execute()
    for (const { object_key } of rows) await store.remove(object_key)
    await makeSentence({ ...request, tools: 'a newer ffmpeg' })
    expect(provider.asked.length).toBeGreaterThan(bought)
  })
})

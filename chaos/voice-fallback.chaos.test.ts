import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { listVoices } from '@voxdeck/contracts/speech/list-voices'
import { previewSpeech } from '@voxdeck/contracts/speech/preview-speech'
import { freePort } from '@voxdeck/dev/processes/ports'
import { generateVideo, makeProject } from '@voxdeck/e2e/video/await-video'
import { makeTestSlides } from '@voxdeck/e2e/video/test-slides'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listFacts } from './made-artifacts.ts'
import { type ChaosProduct, startChaosProduct } from './start-chaos-product.ts'

describe('a voice whose provider is away', () => {
  let chaos: ChaosProduct
  beforeAll(async () => {
    const workerEnv = {
      // No neural voices: only quick ones, since the video takes long enough.
      VOICES_DIR: '',
      // No server listens on this port.
      OPENAI_SPEECH_URL: `http://127.0.0.1:${await freePort()}/v1`,
      OPENAI_SPEECH_VOICES: 'en:nova:Nova',
      SPEECH_FALLBACK: 'en=espeak-en',
    }
    chaos = await startChaosProduct({ workerEnv })
  })
  afterAll(() => chaos.stop())

  it('H1 voices are those of all engines, with their languages, the basic ones marked', async () => {
    const voices = await chaos.client.call(listVoices)
    expect(voices[0]).toMatchObject({ id: 'openai-en-nova', name: 'Nova', language: 'en', engine: 'openai' })
    expect(voices.find(({ id }) => id === 'espeak-es')).toMatchObject({ language: 'es', basic: true })
  })

  it('H3 is stood in for by the next one, and the video says on which slide', async () => {
    const slides = await makeTestSlides(await mkdtemp(join(tmpdir(), 'voxdeck-slides-')))
    const settings = { speakingSpeed: 150, resolution: '720p', transition: 'none' } as const
    const project = await makeProject(chaos.client, 'Stand-in', slides.slice(0, 2), settings)
    const slideScripts = project.images.map(({ id: imageId }, index) => ({
      imageId,
      script: `This is slide ${index + 1}.`,
      selectedVoice: index === 0 ? 'espeak-en' : 'openai-en-nova',
    }))
    await chaos.client.call(updateProject, { params: { id: project.id }, body: { slideScripts } })

    const video = await generateVideo(chaos.client, project.id)
    expect(video.status).toBe('completed')
    const standIn = { slide: 1, language: 'en', wanted: 'openai-en-nova', spoken: 'espeak-en' }
    expect(video.fallbacks).toEqual([standIn])
    // The basic voice's sentences are stored under its own name, never under the voice that was requested.
    const speakers = (await listFacts<{ voice: string }>(chaos.db, 'sentence')).map(({ voice }) => voice)
    expect(speakers).toEqual(['espeak-en', 'espeak-en'])
  })

  it('A8 a voice is heard in its own language, and nobody else in its place', async () => {
    const hear = (voice: string, language: 'en' | 'es', text: string) =>
      chaos.client.call(previewSpeech, { body: { text, language, wpm: 150, voice } })
    expect((await hear('espeak-es', 'es', '¿Y usted? Sí, hoy.')).status).toBe(200)
    await expect(hear('espeak-es', 'en', 'Hello.')).rejects.toMatchObject({
      problem: { code: 'voice_unavailable' },
    })
    await expect(hear('openai-en-nova', 'en', 'Hello.')).rejects.toMatchObject({
      problem: { code: 'voice_failed' },
    })
  })
})

import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { countWords } from '@voxdeck/core/script/words'
import { defaultVoices } from '@voxdeck/core/voices'
import sherpa, { type OfflineTts } from 'sherpa-onnx-node'
import { paceOf } from './pace/pace-of.ts'
import { NothingToSay, type SpeechEngine, VoiceNotFound } from './speech-engine.ts'

export const createSpeech = async (config: {
  engine: 'sherpa'
  voicesDir: string
  espeakDataDir: string
}): Promise<SpeechEngine> => {
  const names = (await readdir(config.voicesDir)).sort()
  const hash = createHash('sha256')
  for (const name of names) hash.update(await readFile(join(config.voicesDir, name, 'voice.json')))
  const models = new Map<string, Promise<OfflineTts>>()
  const model = (voice: string) => {
    if (!names.includes(voice)) throw new VoiceNotFound(voice)
    const dir = join(config.voicesDir, voice)
    const loaded =
      models.get(voice) ??
      sherpa.OfflineTts.createAsync({
        model: {
          vits: {
            model: join(dir, 'model.onnx'),
            tokens: join(dir, 'tokens.txt'),
            dataDir: config.espeakDataDir,
            noiseScale: 0,
            noiseScaleW: 0,
            lengthScale: 1,
          },
          numThreads: 1,
          provider: 'cpu',
          debug: false,
        },
        maxNumSentences: 1,
        silenceScale: 0.2,
      })
    models.set(voice, loaded)
    return loaded
  }
  return {
    id: 'sherpa',
    version: hash.digest('hex'),
    voices: defaultVoices.filter((voice) => names.includes(voice.id)),
    speak: async ({ voice, text, wordsPerMinute, signal }) => {
      const tts = await model(voice)
      const { speechSeconds } = paceOf({ words: countWords(text), wordsPerMinute })
      let speed = wordsPerMinute / 170
      for (let pass = 0; ; pass++) {
        signal?.throwIfAborted()
        const { samples, sampleRate } = await tts.generateAsync({ text, sid: 0, speed, enableExternalBuffer: false })
        let start = samples.findIndex((value) => Math.abs(value) > 0.01)
        let end = samples.findLastIndex((value) => Math.abs(value) > 0.01)
        if (start < 0) throw new NothingToSay(text)
        start = Math.max(0, start - 400)
        end = Math.min(samples.length, end + 400)
        const trimmed = samples.slice(start, end)
        const ratio = trimmed.length / sampleRate / speechSeconds
        if (pass === 2 || Math.abs(ratio - 1) < 0.06) return { samples: trimmed, sampleRate }
        speed *= ratio
      }
    },
    close: async () => {},
  }
}

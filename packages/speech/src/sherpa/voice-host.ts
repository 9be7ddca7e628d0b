// The child process of one voice model: see voice-process.ts.
import sherpa, { type OfflineTts, type OfflineTtsConfig } from 'sherpa-onnx-node'
import type { VoiceModel } from './voice-model.ts'
import type { VoiceHostRequest, VoiceHostResponse } from './voice-process.ts'

// The model adds random noise, and equal text must give equal samples. Zero would mean 'the default' to the native
// code; so little noise vanishes in a 32-bit sum, and costs neither pitch range nor brightness.
const noNoise = 1e-30

const modelConfig = (model: VoiceModel): Pick<OfflineTtsConfig['model'], 'vits' | 'kokoro'> => {
  const shared = {
    model: model.modelFile,
    tokens: model.tokensFile,
    dataDir: model.espeakDataDir,
    lengthScale: 1,
  }
  return model.kind === 'piper'
    ? { vits: { ...shared, noiseScale: noNoise, noiseScaleW: noNoise } }
    : {
        kokoro: {
          ...shared,
          voices: model.voicesFile,
          lexicon: model.lexiconFiles.join(','),
          lang: model.phonemes,
        },
      }
}

const loadModel = (model: VoiceModel): Promise<OfflineTts> =>
  sherpa.OfflineTts.createAsync({
    model: {
      ...modelConfig(model),
      // With many sentences at once, two threads per model only slow each other down.
      numThreads: 1,
      provider: 'cpu',
      debug: false,
    },
    maxNumSentences: 1,
    // Otherwise pauses inside a sentence are cut to a fifth.
    silenceScale: 1,
  })

const answer = (message: VoiceHostResponse) => process.send?.(message)

let loading: Promise<OfflineTts> | undefined
process.on('message', ({ model, text, speed, speaker }: VoiceHostRequest) => {
  loading ??= loadModel(model)
  loading
    .then((voice) => voice.generateAsync({ text, sid: speaker, speed, enableExternalBuffer: false }))
    .then(
      ({ samples, sampleRate }) =>
        answer({ samples, sampleRate, megabytes: process.memoryUsage.rss() / 2 ** 20 }),
      (error: unknown) => answer({ error: String(error) }),
    )
})
// Exits with its parent process, however that ends.
process.on('disconnect', () => process.exit())

import sherpa, { type OfflineTts } from 'sherpa-onnx-node'
import { trimSilence } from '../audio/trim-silence.ts'
import type { Say } from '../pace/speak-at-pace.ts'
import { NothingToSay } from '../speech-errors.ts'
import { createSerialQueue } from './serial-queue.ts'
import type { VoiceFolder } from './voice-folder.ts'

// The model draws noise, and equal text must give equal samples. Zero would mean 'the default' to the native
// code; so little noise vanishes in a 32-bit sum, and costs neither pitch range nor brightness.
const noNoise = 1e-30

/** One model, loaded when it first speaks and kept; it says one phrase at a time, off the event loop. */
export const createSherpaVoice = (folder: VoiceFolder, espeakDataDir: string): Say => {
  const queue = createSerialQueue()
  let loading: Promise<OfflineTts> | undefined
  const load = () => {
    loading ??= loadModel(folder, espeakDataDir)
    return loading
  }
  return (text, speed) =>
    queue(async () => {
      const model = await load()
      const said = await model.generateAsync({ text, sid: 0, speed, enableExternalBuffer: false })
      const samples = trimSilence(said.samples, said.sampleRate)
      if (samples.length === 0) throw new NothingToSay()
      return { samples, sampleRate: said.sampleRate }
    })
}

const loadModel = (folder: VoiceFolder, espeakDataDir: string): Promise<OfflineTts> =>
  sherpa.OfflineTts.createAsync({
    model: {
      vits: {
        model: folder.modelFile,
        tokens: folder.tokensFile,
        dataDir: espeakDataDir,
        noiseScale: noNoise,
        noiseScaleW: noNoise,
        lengthScale: 1,
      },
      // With many sentences at once, two threads a model only get in each other's way.
      numThreads: 1,
      provider: 'cpu',
      debug: false,
    },
    maxNumSentences: 1,
    // Otherwise pauses inside a sentence are cut to a fifth.
    silenceScale: 1,
  })

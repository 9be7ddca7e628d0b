import { join } from 'node:path'
import sherpa from 'sherpa-onnx-node'
import { splitAtSilences } from './split-at-silences.ts'

const sampleRate = 16_000
// With longer audio sherpa-onnx 1.13.8 hands the decoder a mask it cannot use, and hears nothing (k2-fsa/sherpa-onnx#3975).
const longestPieceSeconds = 9

export type Recogniser = { recognise(samples16k: Float32Array): string }

export const createRecogniser = ({ modelDir }: { modelDir: string }): Recogniser => {
  const recognizer = new sherpa.OfflineRecognizer({
    featConfig: { sampleRate, featureDim: 80 },
    modelConfig: {
      moonshine: {
        encoder: join(modelDir, 'encoder_model.ort'),
        mergedDecoder: join(modelDir, 'decoder_model_merged.ort'),
      },
      tokens: join(modelDir, 'tokens.txt'),
      numThreads: 1,
      provider: 'cpu',
      debug: false,
    },
  })
  const hear = (samples: Float32Array): string => {
    const stream = recognizer.createStream()
    stream.acceptWaveform({ sampleRate, samples })
    recognizer.decode(stream)
    return recognizer.getResult(stream).text.trim()
  }
  return {
    recognise: (samples16k) =>
      splitAtSilences(samples16k, sampleRate, longestPieceSeconds).map(hear).join(' '),
  }
}

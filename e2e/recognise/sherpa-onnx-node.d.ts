// Adds the recogniser to what packages/speech declares of this untyped package.
declare module 'sherpa-onnx-node' {
  export interface OfflineStream {
    acceptWaveform(wave: { sampleRate: number; samples: Float32Array }): void
  }

  export interface OfflineRecognizer {
    createStream(): OfflineStream
    decode(stream: OfflineStream): void
    getResult(stream: OfflineStream): { text: string }
  }

  export interface OfflineRecognizerConfig {
    featConfig: { sampleRate: number; featureDim: number }
    modelConfig: {
      moonshine: { encoder: string; mergedDecoder: string }
      tokens: string
      numThreads: number
      provider: 'cpu'
      debug: boolean
    }
  }

  export interface Sherpa {
    OfflineRecognizer: new (config: OfflineRecognizerConfig) => OfflineRecognizer
  }
}

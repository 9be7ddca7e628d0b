// The package ships no types. Only what is used here is declared.
declare module 'sherpa-onnx-node' {
  export interface OfflineTtsFiles {
    model: string
    tokens: string
    dataDir: string
    lengthScale: number
  }

  export interface OfflineTtsConfig {
    model: {
      vits?: OfflineTtsFiles & { noiseScale: number; noiseScaleW: number }
      kokoro?: OfflineTtsFiles & { voices: string; lexicon: string; lang: string }
      numThreads: number
      provider: 'cpu'
      debug: boolean
    }
    maxNumSentences: number
    silenceScale: number
  }

  export interface OfflineTts {
    readonly sampleRate: number
    generateAsync(request: {
      text: string
      sid: number
      speed: number
      enableExternalBuffer: boolean
    }): Promise<{ samples: Float32Array; sampleRate: number }>
  }

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
    version: string
    onnxruntimeVersion: string
    OfflineTts: { createAsync(config: OfflineTtsConfig): Promise<OfflineTts> }
    OfflineRecognizer: new (config: OfflineRecognizerConfig) => OfflineRecognizer
  }

  const sherpa: Sherpa

  export default sherpa
}

// The package ships no types. Only what is used here is declared, and others may add to the interface.
declare module 'sherpa-onnx-node' {
  export interface OfflineTtsConfig {
    model: {
      vits: {
        model: string
        tokens: string
        dataDir: string
        noiseScale: number
        noiseScaleW: number
        lengthScale: number
      }
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

  export interface Sherpa {
    version: string
    onnxruntimeVersion: string
    OfflineTts: { createAsync(config: OfflineTtsConfig): Promise<OfflineTts> }
  }

  const sherpa: Sherpa

  export default sherpa
}

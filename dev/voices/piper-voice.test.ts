import { describe, expect, it } from 'vitest'
import { type PiperVoice, sherpaMetadata, sherpaTokens, voiceFacts } from './piper-voice.ts'

const voice: PiperVoice = {
  audio: { sample_rate: 22050, quality: 'medium' },
  espeak: { voice: 'en-gb-x-rp' },
  language: { code: 'en_GB', name_english: 'English' },
  num_speakers: 1,
  dataset: 'somebody',
  phoneme_id_map: { ' ': [3], a: [14], ʃ: [96] },
}

describe('a Piper voice for sherpa-onnx', () => {
  it('has a line per phoneme, the space among them', () => {
    expect(sherpaTokens(voice)).toBe('  3\na 14\nʃ 96\n')
  })

  it('carries what sherpa-onnx asks the model for', () => {
    expect(sherpaMetadata(voice)).toMatchObject({
      comment: 'piper',
      voice: 'en-gb-x-rp',
      sample_rate: '22050',
      n_speakers: '1',
    })
  })

  it('is described with a BCP 47 language', () => {
    expect(voiceFacts(voice, 'abc')).toMatchObject({
      sampleRate: 22050,
      language: 'en-GB',
      modelSha256: 'abc',
    })
  })
})

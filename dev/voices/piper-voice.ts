/** The part of a Piper voice's description that we read. */
export type PiperVoice = {
  audio: { sample_rate: number; quality: string }
  espeak: { voice: string }
  language: { code: string; name_english: string }
  num_speakers: number
  dataset: string
  phoneme_id_map: Record<string, number[]>
}

/** What sherpa-onnx looks for inside the model; `comment: piper` makes it choose espeak-ng for phonemes. */
export const sherpaMetadata = (voice: PiperVoice): Record<string, string> => ({
  model_type: 'vits',
  comment: 'piper',
  language: voice.language.name_english,
  voice: voice.espeak.voice,
  has_espeak: '1',
  n_speakers: String(voice.num_speakers),
  sample_rate: String(voice.audio.sample_rate),
  add_blank: '1',
})

/** One line per phoneme. The space is a phoneme too: its line starts with it. */
export const sherpaTokens = (voice: PiperVoice): string =>
  Object.entries(voice.phoneme_id_map)
    .map(([phoneme, [id]]) => `${phoneme} ${id}\n`)
    .join('')

export const voiceFacts = (voice: PiperVoice, modelSha256: string) => ({
  sampleRate: voice.audio.sample_rate,
  language: voice.language.code.replace('_', '-'),
  speakers: voice.num_speakers,
  engine: 'piper',
  source: `${voice.dataset} (${voice.audio.quality})`,
  modelSha256,
})

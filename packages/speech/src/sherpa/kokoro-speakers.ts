import type { LanguageCode } from '@voxdeck/core/languages/languages'

export type KokoroSpeaker = {
  /** Kokoro's own name: language, then sex, then the speaker's name. */
  name: string
  /** Its index in voices.bin. */
  speaker: number
  language: LanguageCode
  /** espeak-ng's name of the language for phonemes; Chinese uses the model's own lexicon. */
  phonemes: string
}

/** A speaker's index differs by version; the number of speakers tells the version. */
const published = [
  // kokoro-multi-lang-v1_0
  `af_alloy af_aoede af_bella af_heart af_jessica af_kore af_nicole af_nova af_river af_sarah af_sky am_adam am_echo am_eric
  am_fenrir am_liam am_michael am_onyx am_puck am_santa bf_alice bf_emma bf_isabella bf_lily bm_daniel bm_fable bm_george
  bm_lewis ef_dora em_alex ff_siwis hf_alpha hf_beta hm_omega hm_psi if_sara im_nicola jf_alpha jf_gongitsune jf_nezumi
  jf_tebukuro jm_kumo pf_dora pm_alex pm_santa zf_xiaobei zf_xiaoni zf_xiaoxiao zf_xiaoyi zm_yunjian zm_yunxi zm_yunxia
  zm_yunyang`,
  // kokoro-en-v0_19
  'af af_bella af_nicole af_sarah af_sky am_adam am_michael bf_emma bf_isabella bm_george bm_lewis',
].map((names) => names.split(/\s+/))

/** By the first letter of a name. Japanese voices are not offered: sherpa-onnx takes Japanese for Chinese. */
const languagesByLetter: Record<string, Pick<KokoroSpeaker, 'language' | 'phonemes'>> = {
  a: { language: 'en', phonemes: 'en-us' },
  b: { language: 'en', phonemes: 'en-gb' },
  e: { language: 'es', phonemes: 'es' },
  f: { language: 'fr', phonemes: 'fr' },
  h: { language: 'hi', phonemes: 'hi' },
  i: { language: 'it', phonemes: 'it' },
  p: { language: 'pt-BR', phonemes: 'pt-br' },
  z: { language: 'zh-Hans', phonemes: 'en-us' },
}

/** 510 or 511 styles of 256 floats with four bytes each. */
const bytesPerSpeaker = 510 * 256 * 4

/** The speakers in a voices.bin of that many bytes; none for an unknown version. */
export const kokoroSpeakers = (voicesBytes: number): KokoroSpeaker[] => {
  const count = Math.round(voicesBytes / bytesPerSpeaker)
  const names = published.find((list) => list.length === count) ?? []
  return names.flatMap((name, speaker) => {
    const language = languagesByLetter[name.charAt(0)]
    return language ? [{ name, speaker, ...language }] : []
  })
}

/** What a recogniser's folder has. */
export const recogniserFiles = {
  encoder: 'encoder_model.ort',
  decoder: 'decoder_model_merged.ort',
  tokens: 'tokens.txt',
} as const

/** Samples a second of what it is given. */
export const recogniserRate = 16_000

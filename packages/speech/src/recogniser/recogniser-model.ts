/** The files in a recogniser's folder. */
export const recogniserFiles = {
  encoder: 'encoder_model.ort',
  decoder: 'decoder_model_merged.ort',
  tokens: 'tokens.txt',
} as const

/** Sample rate of its input. */
export const recogniserRate = 16_000

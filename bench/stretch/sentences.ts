import { speechSamples } from '@voxdeck/core/languages/speech-samples'

/**
 * Spoken by each voice: the product's own speech samples, and sentences with many plosives and sibilants, which stretching
 * smears first.
 */
export const sentences: readonly string[] = [
  ...speechSamples.en.heard,
  ...speechSamples.en.measured,
  'A crane lifts the first crate of the day.',
  'Two boats wait where the channel is narrow.',
  'Pick up the packet, put it back, and pick another.',
  'She sells six thousand sea shells each summer season.',
  'The tide table tells the captain what the water will do at ten.',
  'Both doctors checked the patient twice before breakfast.',
  'Perhaps the biggest project was cut because the budget stopped.',
  'Nobody on the pier has spoken yet.',
  'By noon the market has sold its last fish.',
]

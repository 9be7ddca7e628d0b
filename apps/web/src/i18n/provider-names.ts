/** Engines and providers as their makers write them, in every language of the page. */
export const providerNames: Readonly<Record<string, string>> = {
  apertium: 'Apertium',
  chat: 'OpenAI-compatible chat',
  deepl: 'DeepL',
  elevenlabs: 'ElevenLabs',
  espeak: 'eSpeak NG',
  libretranslate: 'LibreTranslate',
  openai: 'OpenAI',
  sherpa: 'sherpa-onnx',
}

export const providerName = (id: string): string => providerNames[id] ?? id

/** Engine and provider names as their makers write them, the same in every language. */
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

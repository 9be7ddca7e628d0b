import { startOpenAiServer } from '@voxdeck/speech/testing/openai-server'
import { startLibreTranslateServer } from '@voxdeck/translation/testing/libretranslate-subject'
import { phrasebook } from './phrasebook.ts'
import { startTroubledProvider } from './troubled-provider.ts'

const speechKey = 'sk-loopback-speech'

/**
 * Loopback servers in place of providers that cannot run on this machine, with the providers' published interfaces:
 * LibreTranslate for languages that Apertium does not have, DeepL for Brazilian Portuguese, which tests disturb, and
 * OpenAI's speech for languages that no engine here speaks.
 */
export const startProviders = async () => {
  const [libreTranslate, deepL, speech] = await Promise.all([
    startLibreTranslateServer(phrasebook),
    startTroubledProvider(),
    startOpenAiServer(speechKey),
  ])
  return {
    controlUrl: deepL.controlUrl,
    workerEnv: {
      LIBRETRANSLATE_URL: libreTranslate.url,
      LIBRETRANSLATE_KEY: libreTranslate.key,
      LIBRETRANSLATE_BATCH: String(libreTranslate.textsPerRequest),
      DEEPL_URL: deepL.url,
      DEEPL_KEY: deepL.key,
      DEEPL_TIMEOUT_SECONDS: '5',
      TRANSLATORS: 'apertium,libretranslate; pt-BR=deepl',
      OPENAI_SPEECH_URL: `${speech.url}/v1`,
      OPENAI_SPEECH_KEY: speechKey,
      OPENAI_SPEECH_VOICES: 'th:nova:Nova,th:onyx:Onyx,ja:nova:Nova',
    },
    stop: async () => {
      await Promise.all([libreTranslate.close(), deepL.close(), speech.close()])
    },
  }
}

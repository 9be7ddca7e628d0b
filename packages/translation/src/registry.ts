import { apertium } from './apertium/apertium.ts'
import { chat } from './chat/chat.ts'
import { deepl } from './deepl/deepl.ts'
import { libretranslate } from './libretranslate/libretranslate.ts'
import type { TranslationProvider } from './provider.ts'

/** All providers, most preferred first. */
export const translationProviders: readonly TranslationProvider[] = [deepl, chat, libretranslate, apertium]

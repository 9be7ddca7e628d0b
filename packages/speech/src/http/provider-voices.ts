import { isLanguageCode } from '@voxdeck/core/languages/languages'
import type { Voice } from '@voxdeck/core/voices'
import type { Environment } from '../speech-engine.ts'

export type ProviderVoice = { voice: Voice; providerVoice: string }

const wanted =
  'is a list like es:nova:Nova, fr:alloy (language, the voice as its provider calls it, its name)'

/** The voices of a provider that this installation uses, each for one language. */
export const readProviderVoices = (
  engine: string,
  environment: Environment,
  setting: string,
): ProviderVoice[] => {
  const entries = (environment[setting] ?? '').split(',').map((entry) => entry.trim())
  const voices = entries.filter(Boolean).map((entry): ProviderVoice => {
    const [language = '', providerVoice = '', name] = entry.split(':').map((part) => part.trim())
    if (!isLanguageCode(language) || !providerVoice) throw new Error(`${setting} ${wanted}, not '${entry}'`)
    const voice = {
      id: `${engine}-${language}-${providerVoice.replace(/[^\w-]+/g, '-')}`,
      name: name || providerVoice.charAt(0).toUpperCase() + providerVoice.slice(1),
      description: '',
      language,
      engine,
    }
    return { voice, providerVoice }
  })
  if (voices.length === 0) throw new Error(`${setting} ${wanted}, and it is empty`)
  return voices
}

export const readNumber = (environment: Environment, setting: string, usual: number): number => {
  const number = Number(environment[setting] || usual)
  if (!(number > 0)) throw new Error(`${setting} is a number above 0`)
  return number
}

import { createContext, use } from 'react'

/** The language that the open project is written in. */
export const SourceLanguageContext = createContext<string | null>(null)

export const useSourceLanguage = (): string => {
  const language = use(SourceLanguageContext)
  if (language === null) throw new Error('no SourceLanguageContext above')
  return language
}

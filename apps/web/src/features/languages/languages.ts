export { LanguageTabPanel, LanguageTabs, loadAddLanguageDialog } from './language-tabs.tsx'
export type { PanelRecordings } from './rows/translation-tools.ts'
export { useShownLanguage } from './use-shown-language.ts'

/** Opens the document of a language without its panel. */
export const loadOpenLanguage = async () =>
  (await import('./writing/open-language-writing.ts')).openLanguageWriting

export const loadLanguagePanel = async () => (await import('./panel/language-panel.tsx')).LanguagePanel

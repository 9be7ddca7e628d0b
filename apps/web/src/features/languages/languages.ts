export { LanguageTabs, loadAddLanguageDialog } from './language-tabs.tsx'
export { useShownLanguage } from './use-shown-language.ts'

export const loadLanguagePanel = async () => (await import('./panel/language-panel.tsx')).LanguagePanel

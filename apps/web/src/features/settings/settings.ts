/** Loaded on first use. */
export const loadSlideSettings = async () => (await import('./slide-settings-dialog.tsx')).SlideSettingsDialog

export { SettingsCard } from './settings-card.tsx'
export { useSettingsForm } from './use-settings-form.ts'

export { SettingsCard } from './settings-card.tsx'
export { useSettingsForm } from './use-settings-form.ts'

export { VoiceSelect } from './voice-select.tsx'

/** A loader, for panels that are lazy themselves. */
export const loadVoicePicker = async () => (await import('./voice-picker.tsx')).VoicePicker

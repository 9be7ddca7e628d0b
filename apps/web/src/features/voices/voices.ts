export { VoiceSelect } from './voice-select.tsx'

/** For panels that are loaded later themselves and show the picker at once. */
export const loadVoicePicker = async () => (await import('./voice-picker.tsx')).VoicePicker

export { loadVoicePicker, VoiceSelect } from './voice-select.tsx'

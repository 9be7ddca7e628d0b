// What a worker bundles: every workflow by its name.
export { generateVideo } from './generate-video.ts'
export { importClip } from './import-clip.ts'
export { importMusic } from './import-music.ts'
export { importRecording } from './import-recording.ts'
export { narrateLanguage } from './narrate-language.ts'
export { packVideo } from './pack-video.ts'
export { previewSpeech } from './preview-speech.ts'
export { translateLanguage } from './translate-language.ts'

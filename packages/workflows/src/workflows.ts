// Entry point of the workflow bundle: Temporal finds each workflow by its exported name.
export { generateVideo } from './generate-video.ts'
export { importClip } from './import-clip.ts'
export { importMusic } from './import-music.ts'
export { importRecording } from './import-recording.ts'
export { narrateLanguage } from './narrate-language.ts'
export { preparePack } from './prepare-pack.ts'
export { previewSpeech } from './preview-speech.ts'
export { translateSlides } from './translate-slides.ts'

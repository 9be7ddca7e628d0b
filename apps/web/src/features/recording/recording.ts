export { RecordButton } from './record-button.tsx'
export { RecordingPlace } from './recording-place.tsx'
export type { Studio } from './studio.ts'
export { useStudio, useTranslationStudio } from './use-studio.ts'

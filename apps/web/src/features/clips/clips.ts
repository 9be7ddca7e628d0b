export { ClipButton } from './clip-button.tsx'
export { chooseClip } from './clip-uploads.ts'
export { SlideClip } from './slide-clip.tsx'

export { ClipButton } from './clip-button.tsx'
export { SlideClip } from './slide-clip.tsx'

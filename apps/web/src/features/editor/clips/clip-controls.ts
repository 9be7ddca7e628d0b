export { ClipButton } from './clip-button.tsx'
export { ClipStrip } from './clip-strip.tsx'

export { createSlideActs, type SlideActs } from './acts/slide-acts.ts'
export { SlideMenu } from './acts/slide-menu.tsx'
export { TimelineCard } from './timeline-card.tsx'

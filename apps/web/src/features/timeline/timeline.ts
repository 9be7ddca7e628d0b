export { TimelineCard } from './timeline-card.tsx'

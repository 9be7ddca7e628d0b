import type { SlideTexts } from './slide-texts.ts'

export const english: SlideTexts = [
  'Long before there was a port, there was a shed with four doors. Lamps were lit at four, and whoever came home first from the night’s fishing sold first.',
  'Steel came by sea, one beam at a time. Ten years later the quay stood deep enough for anything that floats, and nobody asked the moon for permission.',
  'The tide table prints high water to the minute. Wind and rain have not read it. So every captain looks once more at the painted staff before letting go.',
  'When a great ship arrives at night, a small one goes out to meet it. The pilot climbs a rope ladder, says good evening, and brings the giant in.',
  'At ten past nine the last ferry leaves the far side. It carries bicycles, tired cooks and a choir, and every evening the light on the breakwater counts them home.',
]

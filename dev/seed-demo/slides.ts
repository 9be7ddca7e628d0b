import { dawn } from './pictures/dawn.ts'
import { evening } from './pictures/evening.ts'
import { night } from './pictures/night.ts'
import { steel } from './pictures/steel.ts'
import { tide } from './pictures/tide.ts'

export type DemoSlide = { filename: string; svg: () => string; voice: string; script: string }

export const demoTitle = 'The harbour, in five pictures'

export const demoSlides: readonly DemoSlide[] = [
  {
    filename: '1-first-light.png',
    svg: dawn,
    voice: 'adam',
    script:
      'Long before there was a port, there was a shed with four doors. Lamps were lit at four, and whoever came home first from the night’s fishing sold first.',
  },
  {
    filename: '2-steel.png',
    svg: steel,
    voice: 'adam',
    script:
      'Steel came by sea, one beam at a time. Ten years later the quay stood deep enough for anything that floats, and nobody asked the moon for permission.',
  },
  {
    filename: '3-tide.png',
    svg: tide,
    voice: 'bella',
    script:
      'The tide table prints high water to the minute. Wind and rain have not read it. So every captain looks once more at the painted staff before letting go.',
  },
  {
    filename: '4-pilots.png',
    svg: night,
    voice: 'adam',
    script:
      'When a great ship arrives at night, a small one goes out to meet it. The pilot climbs a rope ladder, says good evening, and brings the giant in.',
  },
  {
    filename: '5-last-ferry.png',
    svg: evening,
    voice: 'bella',
    script:
      'At ten past nine the last ferry leaves the far side. It carries bicycles, tired cooks and a choir, and every evening the light on the breakwater counts them home.',
  },
]

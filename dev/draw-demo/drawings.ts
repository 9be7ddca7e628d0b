import { dawn } from './pictures/dawn.ts'
import { evening } from './pictures/evening.ts'
import { night } from './pictures/night.ts'
import { steel } from './pictures/steel.ts'
import { tide } from './pictures/tide.ts'

/** Functions that return SVG, in the order of the demo's slides. */
export const drawings: readonly (() => string)[] = [dawn, steel, tide, night, evening]

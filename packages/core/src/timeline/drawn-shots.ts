import type { Shot } from './lay-out-slides.ts'

/**
 * For each shot of a film the one that is drawn for it: a blend is drawn with the rest before it, so that rest needs no
 * drawing of its own.
 */
export const drawnShots = (shots: readonly Shot[]): Shot[] =>
  shots.map((shot, index) => {
    const next = shots[index + 1]
    return shot.kind === 'hold' && next?.kind === 'blend' ? next : shot
  })

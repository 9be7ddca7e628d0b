import type { Shot } from './lay-out-slides.ts'

/**
 * For each shot of a video the one that is drawn for it: the blend that leaves a slide is drawn with the slide's picture
 * at rest, which then needs no drawing of its own, unless a caption stands in it.
 */
export const renderedShots = (shots: readonly Shot[]): Shot[] => {
  const leaving = new Map(shots.flatMap((shot) => (shot.kind === 'blend' ? [[shot.from, shot]] : [])))
  return shots.map((shot) =>
    shot.kind === 'hold' && !shot.caption ? (leaving.get(shot.slide) ?? shot) : shot,
  )
}

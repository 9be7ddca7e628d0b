import type { Shot } from './lay-out-slides.ts'

/**
 * For each shot of a video the one that is rendered for it: the blend that leaves a slide is rendered with the
 * slide's hold, which then needs no render of its own, unless it has a caption.
 */
export const renderedShots = (shots: readonly Shot[]): Shot[] => {
  const leaving = new Map(shots.flatMap((shot) => (shot.kind === 'blend' ? [[shot.from, shot]] : [])))
  return shots.map((shot) =>
    shot.kind === 'hold' && !shot.caption ? (leaving.get(shot.slide) ?? shot) : shot,
  )
}

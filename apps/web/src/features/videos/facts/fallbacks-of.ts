import type { Video } from '@voxdeck/contracts/videos/video'

/** Slides on which one voice replaced another, by number from 1. */
export type Fallback = { wanted: string; spoken: string; slides: number[] }

export const fallbacksOf = ({ fallbacks }: Pick<Video, 'fallbacks'>): Fallback[] => {
  const groups = new Map<string, Fallback>()
  for (const { wanted, spoken, slide } of fallbacks) {
    const key = JSON.stringify([wanted, spoken])
    const group = groups.get(key) ?? { wanted, spoken, slides: [] }
    group.slides.push(slide + 1)
    groups.set(key, group)
  }
  return [...groups.values()].map((group) => ({
    ...group,
    slides: [...new Set(group.slides)].toSorted((a, b) => a - b),
  }))
}

/** 1, 3–5, 9: runs of three or more are shortened. */
export const writeRanges = (numbers: readonly number[]): string[] => {
  const runs: [first: number, last: number][] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run && run[1] === number - 1) run[1] = number
    else runs.push([number, number])
  }
  return runs.flatMap(([first, last]) =>
    last - first > 1 ? [`${first}–${last}`] : first === last ? [`${first}`] : [`${first}`, `${last}`],
  )
}

/** Places that Page Up and Page Down move a lifted slide. */
const pageStep = 10

const steps: Record<string, (place: number, last: number) => number> = {
  ArrowUp: (place) => place - 1,
  ArrowDown: (place) => place + 1,
  PageUp: (place) => place - pageStep,
  PageDown: (place) => place + pageStep,
  Home: () => 0,
  End: (_, last) => last,
}

/** The place a key moves a lifted slide to; undefined for other keys. */
export const placeAfterKey = (key: string, place: number, count: number): number | undefined => {
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined
  return step && Math.min(count - 1, Math.max(0, step(place, count - 1)))
}

/** A lifted slide goes so many places at once with Page Up and Page Down. */
const pageStep = 10

const steps: Record<string, (place: number, last: number) => number> = {
  ArrowUp: (place) => place - 1,
  ArrowDown: (place) => place + 1,
  PageUp: (place) => place - pageStep,
  PageDown: (place) => place + pageStep,
  Home: () => 0,
  End: (_, last) => last,
}

/** Where a key takes a lifted slide; undefined for a key that moves nothing. */
export const placeAfterKey = (key: string, place: number, count: number): number | undefined => {
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined
  return step && Math.min(count - 1, Math.max(0, step(place, count - 1)))
}

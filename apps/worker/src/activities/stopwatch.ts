/** Returns a function that gives the seconds since its last call, or since its creation. */
export const stopwatch = () => {
  let from = performance.now()
  return (): number => {
    const now = performance.now()
    const seconds = (now - from) / 1000
    from = now
    return seconds
  }
}

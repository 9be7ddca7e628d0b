/** Seconds since it was made or last asked, whichever is later. */
export const stopwatch = () => {
  let from = performance.now()
  return (): number => {
    const now = performance.now()
    const seconds = (now - from) / 1000
    from = now
    return seconds
  }
}

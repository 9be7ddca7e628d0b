/** The wanted order of the slides that are still there; slides that came since keep their place. */
export const mergeOrder = (wanted: readonly string[], current: readonly string[]): string[] => {
  const [known, there] = [new Set(wanted), new Set(current)]
  const moved = wanted.filter((id) => there.has(id))
  let next = 0
  return current.map((id) => (known.has(id) ? (moved[next++] ?? id) : id))
}

/** Rows to draw: those in view, and those that must not leave the page while they have the focus or are dragged. */
export const withPinnedRows = (
  inView: readonly number[],
  pinned: readonly number[],
  count: number,
): number[] => {
  const drawn = new Set([...inView, ...pinned].filter((index) => index >= 0 && index < count))
  // In the order of the list: the tab key and screen readers go by it.
  return [...drawn].sort((a, b) => a - b)
}

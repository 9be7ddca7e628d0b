/** Rows to render: those in view, and those that must stay mounted while focused or dragged. */
export const withPinnedRows = (
  inView: readonly number[],
  pinned: readonly number[],
  count: number,
): number[] => {
  const drawn = new Set([...inView, ...pinned].filter((index) => index >= 0 && index < count))
  // In list order, which the tab key and screen readers follow.
  return [...drawn].sort((a, b) => a - b)
}

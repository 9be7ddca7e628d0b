/**
 * The slide of each piece, in order, so that each slide gets as near as possible to its share of the weight. With fewer
 * pieces than slides the last slides get none.
 */
export const shareOut = (weights: readonly number[], slideCount: number): number[] => {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let before = 0
  let slide = 0
  let isTaken = false
  return weights.map((weight, index) => {
    const share = Math.floor(((before + weight / 2) / total) * slideCount)
    // Never skip a slide while pieces remain: a silent slide between two spoken ones looks like a fault.
    const furthest = Math.min(isTaken ? slide + 1 : slide, slideCount - 1)
    // Move on when the pieces left are only just enough to reach the last slide.
    const nearest = weights.length - index < slideCount - slide ? furthest : slide
    slide = Math.min(Math.max(nearest, share), furthest)
    isTaken = true
    before += weight
    return slide
  })
}

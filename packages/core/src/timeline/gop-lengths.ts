/** A player can seek to a frame of every five seconds. */
export const longestGop = 150

/** Nearly equal parts, so that no part is a lone key frame: two of them in a row would need different ids. */
export const gopLengths = (frames: number, longest = longestGop): number[] => {
  const gops = Math.ceil(frames / longest)
  const start = (gop: number) => Math.floor((frames * gop) / gops)
  return Array.from({ length: gops }, (_, gop) => start(gop + 1) - start(gop))
}

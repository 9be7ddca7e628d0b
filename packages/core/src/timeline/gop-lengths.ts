/** A key frame at least every five seconds, so that a player can seek to it. */
export const longestGop = 150

/** Nearly equal parts, so that none is a lone key frame: two key frames in a row would need different ids. */
export const gopLengths = (frames: number, longest = longestGop): number[] => {
  const gops = Math.ceil(frames / longest)
  const start = (gop: number) => Math.floor((frames * gop) / gops)
  return Array.from({ length: gops }, (_, gop) => start(gop + 1) - start(gop))
}

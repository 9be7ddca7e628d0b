/** Pixels a second. Closer than this a tenth of a second is wider than a finger. */
const closest = 240
const step = 1.6

/** Everything fits; without anything to show it does not matter. */
export const fitScale = (totalSeconds: number, width: number): number =>
  totalSeconds > 0 && width > 0 ? width / totalSeconds : 1

export const zoomIn = (scale: number): number => Math.max(scale, Math.min(closest, scale * step))

/** Null once all is in view again. */
export const zoomOut = (scale: number, fit: number): number | null =>
  scale / step <= fit ? null : scale / step

export const canZoomIn = (scale: number): boolean => scale < closest

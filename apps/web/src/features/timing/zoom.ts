/** Pixels per second, at most. */
const closest = 240
const step = 1.6

/** The scale at which all slides fit; 1 while there is nothing to show. */
export const fitScale = (totalSeconds: number, width: number): number =>
  totalSeconds > 0 && width > 0 ? width / totalSeconds : 1

export const zoomIn = (scale: number): number => Math.max(scale, Math.min(closest, scale * step))

/** Null when everything fits. */
export const zoomOut = (scale: number, fit: number): number | null =>
  scale / step <= fit ? null : scale / step

export const canZoomIn = (scale: number): boolean => scale < closest

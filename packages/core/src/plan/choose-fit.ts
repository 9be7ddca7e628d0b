import type { PictureFit, Size } from '../video-settings.ts'

/** Share of a side of the frame. A narrower border around a picture looks like a fault, not like a border. */
const leastBorder = 0.01

/**
 * How a picture of that size is fitted into the frame. Undefined when it has the frame's shape and nothing is left
 * around it, so that the setting stays out of its plan and hashes. A picture of unknown size (null) is fitted as
 * wished.
 */
export const chooseFit = (shown: Size | null, frame: Size, wished: PictureFit): PictureFit | undefined => {
  if (!shown) return wished
  const scale = Math.min(frame.width / shown.width, frame.height / shown.height)
  const [width, height] = [Math.round(shown.width * scale), Math.round(shown.height * scale)]
  if (width === frame.width && height === frame.height) return undefined
  const border = Math.max(1 - width / frame.width, 1 - height / frame.height)
  return border < leastBorder ? 'cover' : wished
}

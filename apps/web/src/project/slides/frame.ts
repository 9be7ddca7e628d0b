import { frameSize, type PictureFit, type Size, type VideoSettings } from '@voxdeck/core/video-settings'
import { createContext, useContext, useMemo } from 'react'

/** Frame size and picture fit from the settings form, saved or not. */
export type Frame = Size & { pictureFit: PictureFit }

export const FrameContext = createContext<Frame>({ ...frameSize('1080p', '16:9'), pictureFit: 'blur' })

export const useFrame = (): Frame => useContext(FrameContext)

type FrameSettings = Pick<VideoSettings, 'resolution' | 'shape' | 'pictureFit'>

/** Memoised on these three settings, so that typing a speaking speed does not re-render the slides. */
export const useFrameOf = ({ resolution, shape, pictureFit }: FrameSettings): Frame =>
  useMemo(() => ({ ...frameSize(resolution, shape), pictureFit }), [resolution, shape, pictureFit])

import { frameSize, type PictureFit, type Size, type VideoSettings } from '@voxdeck/core/video-settings'
import { createContext, useContext, useMemo } from 'react'

/** The video's frame as the settings on the screen have it, saved or not. */
export type Frame = Size & { pictureFit: PictureFit }

export const FrameContext = createContext<Frame>({ ...frameSize('1080p', '16:9'), pictureFit: 'blur' })

export const useFrame = (): Frame => useContext(FrameContext)

type FrameSettings = Pick<VideoSettings, 'resolution' | 'shape' | 'pictureFit'>

/** The same object until one of the three changes: typing a speed draws no slide again. */
export const useFrameOf = ({ resolution, shape, pictureFit }: FrameSettings): Frame =>
  useMemo(() => ({ ...frameSize(resolution, shape), pictureFit }), [resolution, shape, pictureFit])

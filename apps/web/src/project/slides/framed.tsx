import { chooseFit } from '@voxdeck/core/plan/choose-fit'
import { isColour, type PictureFit, type Size } from '@voxdeck/core/video-settings'
import type { CSSProperties, ReactNode } from 'react'
import { useFrame } from './frame.ts'
import { useEdgeColour } from './use-edge-colour.ts'
import './frame.css'

type FramedProps = {
  /** Size of the picture or clip; null until it is known. */
  size: Size | null
  /** Of the slide; null: the video's. */
  ownFit?: PictureFit | null
  /** Rendered where the content stands on a blur. */
  backdrop: ReactNode
  children: ReactNode
}

/** A slide's picture or clip, fitted to the frame as in the video, as large as its container allows. */
export const Framed = ({ size, ownFit = null, backdrop, children }: FramedProps) => {
  const { width, height, pictureFit } = useFrame()
  const fit = chooseFit(size, { width, height }, ownFit ?? pictureFit)
  const { room, colour, onLoaded } = useEdgeColour(fit === 'edge', { width, height })
  const background = fit && isColour(fit) ? fit : (colour ?? undefined)
  return (
    <div className="frame-room" style={{ '--frame': width / height } as CSSProperties}>
      <div
        ref={room}
        className="frame"
        data-fit={fit && isColour(fit) ? 'colour' : fit}
        style={{ background }}
        onLoadCapture={onLoaded}
        onLoadedDataCapture={onLoaded}
      >
        {fit === 'blur' && (
          <div aria-hidden="true" className="frame-backdrop">
            {backdrop}
          </div>
        )}
        {children}
      </div>
    </div>
  )
}

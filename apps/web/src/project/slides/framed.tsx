import { chooseFit } from '@voxdeck/core/plan/choose-fit'
import type { Size } from '@voxdeck/core/video-settings'
import type { CSSProperties, ReactNode } from 'react'
import { useFrame } from './frame.ts'
import './frame.css'

type FramedProps = {
  /** Size of the picture or clip; null until it is known. */
  size: Size | null
  /** Rendered only where the content leaves part of the frame empty. */
  backdrop: ReactNode
  children: ReactNode
}

/** A slide's picture or clip, fitted to the frame as in the video, as large as its container allows. */
export const Framed = ({ size, backdrop, children }: FramedProps) => {
  const { width, height, pictureFit } = useFrame()
  const fit = chooseFit(size, { width, height }, pictureFit)
  return (
    <div className="frame-room" style={{ '--frame': width / height } as CSSProperties}>
      <div className="frame" data-fit={fit}>
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

import { chooseFit } from '@voxdeck/core/plan/choose-fit'
import type { Size } from '@voxdeck/core/video-settings'
import type { CSSProperties, ReactNode } from 'react'
import { useFrame } from './frame.ts'
import './frame.css'

type FramedProps = {
  /** Of what is shown; null while it is not known. */
  size: Size | null
  /** Drawn only where something is left around. */
  backdrop: ReactNode
  children: ReactNode
}

/** What a slide shows, fitted to the frame as the video does it, as large as its place allows. */
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

import { useEffect, useMemo } from 'react'
import { beginSound } from '@/project/playback/one-sound.ts'
import { useFrame } from '@/project/slides/frame.ts'
import { PlayerOverlay } from '@/watch/player-overlay.tsx'
import { useChapters } from './list-videos.ts'
import type { PlayerInput } from './player-input.ts'

/** No-op: nothing behind the modal player can start a sound, so the video never has to be silenced. */
const nothingElse = () => undefined

type PlayedVideoProps = {
  projectId: string
  title: string
  titles: Partial<Record<string, string>>
  played: PlayerInput
  onClose: () => void
}

export const PlayedVideo = ({ projectId, title, titles, played, onClose }: PlayedVideoProps) => {
  useEffect(() => beginSound(nothingElse), [])
  const chapters = useChapters(projectId, played.id)
  const video = useMemo(() => ({ ...played, chapters }), [played, chapters])
  // From the current settings; an older video may have another shape.
  const { width, height } = useFrame()
  return (
    <PlayerOverlay title={title} titles={titles} video={video} shape={width / height} onClose={onClose} />
  )
}

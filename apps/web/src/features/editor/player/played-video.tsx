import { useEffect, useMemo } from 'react'
import { PlayerOverlay } from '@/watch/player-overlay.tsx'
import { useChapters } from '../api/list-videos.ts'
import { useFrame } from '../frame/frame.ts'
import { beginSound } from '../one-sound.ts'
import type { Played } from './played.ts'

/** Nothing behind the video can begin to sound while it is open. */
const nothingElse = () => undefined

type PlayedVideoProps = { projectId: string; title: string; played: Played; onClose: () => void }

export const PlayedVideo = ({ projectId, title, played, onClose }: PlayedVideoProps) => {
  useEffect(() => beginSound(nothingElse), [])
  const chapters = useChapters(projectId, played.id)
  const video = useMemo(() => ({ ...played, chapters }), [played, chapters])
  // As the project is now; the video may be older.
  const { width, height } = useFrame()
  return <PlayerOverlay title={title} video={video} shape={width / height} onClose={onClose} />
}

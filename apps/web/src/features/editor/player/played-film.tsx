import { useEffect, useMemo } from 'react'
import { PlayerOverlay } from '@/watch/player-overlay.tsx'
import { useChapters } from '../api/list-videos.ts'
import { useFrame } from '../frame/frame.ts'
import { beginSound } from '../one-sound.ts'
import type { Played } from './played.ts'

/** Nothing behind the film can begin to sound while it is open. */
const nothingElse = () => undefined

type PlayedFilmProps = { projectId: string; title: string; played: Played; onClose: () => void }

export const PlayedFilm = ({ projectId, title, played, onClose }: PlayedFilmProps) => {
  useEffect(() => beginSound(nothingElse), [])
  const chapters = useChapters(projectId, played.id)
  const film = useMemo(() => ({ ...played, chapters }), [played, chapters])
  // As the project is now; the film may be older.
  const { width, height } = useFrame()
  return <PlayerOverlay title={title} film={film} shape={width / height} onClose={onClose} />
}

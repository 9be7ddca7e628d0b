import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { beginSound } from '@/project/playback/one-sound.ts'
import { toast } from '@/ui/feedback/toast.ts'
import { createRecordingPlayer } from './recording-player.ts'
import type { Studio } from './studio.ts'

/**
 * Plays the recording of a slide. On failure the project is refetched, to tell a deleted recording from a
 * broken one.
 */
export const useRecordingPlayback = ({ server }: Studio, address: string, slideId: string) => {
  const { t } = useTranslation()
  const [player] = useState(() => createRecordingPlayer(address))
  const [isPlaying, setPlaying] = useState(false)
  const [position, setPosition] = useState(0)
  const { media } = player
  useEffect(() => {
    const follow = () => setPosition(media.currentTime)
    const end = () => {
      setPlaying(false)
      player.seek(0)
    }
    media.addEventListener('timeupdate', follow)
    media.addEventListener('ended', end)
    return () => {
      media.removeEventListener('timeupdate', follow)
      media.removeEventListener('ended', end)
      player.stop()
    }
  }, [player, media])

  const tellTrouble = async () => {
    await server.look()
    const words = server.recordingOf(slideId) === null ? 'none' : 'unplayable'
    toast({
      title: t(`recording.${words}.title`),
      description: t(`recording.${words}.description`),
      variant: 'destructive',
    })
  }
  const stop = () => {
    player.stop()
    setPlaying(false)
  }
  const seek = (seconds: number) => {
    player.seek(seconds)
    setPosition(seconds)
  }
  const play = async () => {
    beginSound(stop)
    setPlaying(true)
    try {
      await player.play()
    } catch {
      setPlaying(false)
      await tellTrouble()
    }
  }
  const toggle = () => {
    if (!isPlaying) return void play()
    stop()
    seek(0)
  }
  return { media, isPlaying, position, toggle, seek }
}

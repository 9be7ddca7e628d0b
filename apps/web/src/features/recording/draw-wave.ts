import WaveSurfer from 'wavesurfer.js'
import { onThemeChange } from '@/ui/theme/choose-theme.ts'

type DrawnWave = {
  container: HTMLElement
  media: HTMLAudioElement
  /** Loudness from 0 to 1. */
  peaks: number[]
  seconds: number
  colours: () => { waveColor: string; progressColor: string }
  onSeek: (seconds: number) => void
}

const shape = { height: 32, barWidth: 2, barGap: 2, barRadius: 2, barMinHeight: 2, cursorWidth: 0 }

/** Draws the given peaks; the audio file is loaded on first play. */
export const drawWave = ({ container, media, peaks, seconds, colours, onSeek }: DrawnWave): (() => void) => {
  const surfer = WaveSurfer.create({
    ...shape,
    ...colours(),
    container,
    media,
    url: media.src,
    peaks: [peaks],
    duration: seconds,
    dragToSeek: true,
    hideScrollbar: true,
  })
  surfer.on('interaction', onSeek)
  // A canvas does not follow a change of the colour scheme: repaint.
  const stopRepainting = onThemeChange(() => surfer.setOptions(colours()))
  return () => {
    stopRepainting()
    surfer.destroy()
  }
}

/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an input of type range cannot be a waveform */
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useTabIndex } from '@/ui/buttons/one-stop.ts'
import { resamplePeaks } from '@/ui/waveform-bars.ts'

type RecordedWaveProps = {
  media: HTMLAudioElement
  /** From 0 to 100. */
  peaks: readonly number[]
  seconds: number
  position: number
  label: string
  valueText: string
  onSeek: (seconds: number) => void
}

/** More bars than a strip has room for; with fewer peaks than bars wavesurfer leaves gaps. */
const mostBars = 512

/** The waveform of a recording, as a slider for the position. */
export const RecordedWave = ({ media, peaks, seconds, position, ...wave }: RecordedWaveProps) => {
  const container = useRef<HTMLDivElement>(null)
  const played = useRef<HTMLSpanElement>(null)
  const seek = useEffectEvent(wave.onSeek)
  const tabIndex = useTabIndex(undefined)
  useEffect(() => {
    const [element, coral] = [container.current, played.current]
    if (!element || !coral) return
    const loudness = resamplePeaks(
      peaks.map((peak) => peak / 100),
      mostBars,
    )
    const colours = () => ({
      waveColor: getComputedStyle(element).color,
      progressColor: getComputedStyle(coral).color,
    })
    let erase = () => {}
    let isGone = false
    // wavesurfer is loaded with the first recording.
    import('./draw-wave.ts').then(
      ({ drawWave }) => {
        const onSeek = (to: number) => seek(to)
        if (!isGone)
          erase = drawWave({ container: element, media, peaks: loudness, seconds, colours, onSeek })
      },
      // If it fails to load, the recording can still be played.
      () => undefined,
    )
    return () => {
      isGone = true
      erase()
    }
  }, [media, peaks, seconds])

  const steps: Record<string, number> = {
    ArrowLeft: position - 1,
    ArrowDown: position - 1,
    ArrowRight: position + 1,
    ArrowUp: position + 1,
    Home: 0,
    End: seconds,
  }
  const press = (event: KeyboardEvent) => {
    const to = steps[event.key]
    if (to === undefined) return
    event.preventDefault()
    wave.onSeek(Math.min(seconds, Math.max(0, to)))
  }
  return (
    <div
      role="slider"
      tabIndex={tabIndex ?? 0}
      aria-label={wave.label}
      aria-valuemin={0}
      aria-valuemax={Math.round(seconds)}
      aria-valuenow={Math.round(position)}
      aria-valuetext={wave.valueText}
      onKeyDown={press}
      className="min-w-24 flex-1 cursor-pointer rounded-sm"
    >
      <span ref={played} hidden className="text-coral" />
      <div ref={container} aria-hidden="true" className="h-8 text-teal" />
    </div>
  )
}

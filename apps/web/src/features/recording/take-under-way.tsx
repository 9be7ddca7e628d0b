import { peaksPerSecond } from '@voxdeck/core/timeline/narration-peaks'
import { Square } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { formatClock } from '@/i18n/format.ts'
import { Button } from '@/ui/buttons/button.tsx'
import { Waveform } from '@/ui/waveform.tsx'
import { GettingReady } from './getting-ready.tsx'
import { focusRecordButton } from './record-button.tsx'
import type { Studio } from './studio.ts'

/** The levels so far, padded to the longest recording. */
const overTheWhole = (levels: readonly number[], longest: number): number[] =>
  Array.from({ length: longest }, (_, index) => levels[index] ?? 0)

type TakeUnderWayProps = { studio: Studio; slideId: string }

/** What is recorded now, and before that the countdown. */
export const TakeUnderWay = ({ studio, slideId }: TakeUnderWayProps) => {
  const { microphone } = studio
  const { t } = useTranslation()
  const { phase, seconds, levels } = useSyncExternalStore(microphone.subscribe, microphone.read)
  const end = (how: () => void) => () => {
    how()
    focusRecordButton(slideId)
  }
  const isRecording = phase === 'recording'
  const stop = useFocusOfStart(isRecording)
  if (phase === 'counting') return <GettingReady microphone={microphone} onCancel={end(microphone.cancel)} />
  const mostSeconds = microphone.mostSeconds()
  const longest = mostSeconds * peaksPerSecond
  const left = Math.ceil(mostSeconds - seconds)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <output className="font-medium text-coral-strong text-sm">
        {isRecording ? t('recording.underWay') : t('recording.asking')}
      </output>
      {isRecording && (
        <>
          {/* Not live: a screen reader would be heard in the recording. */}
          <p role="timer" aria-live="off" className="figures text-mute text-sm">
            {formatClock(Math.floor(seconds))} ·{' '}
            {left > 60
              ? t('recording.leftMinutes', { time: formatClock(left) })
              : t('recording.left', { seconds: left })}
          </p>
          <Waveform
            peaks={overTheWhole(levels, longest)}
            played={levels.length / longest}
            tone="quiet"
            className="min-w-32 flex-1 max-sm:order-last max-sm:basis-full"
          />
        </>
      )}
      <div className="ml-auto flex gap-1">
        {isRecording && (
          <Button ref={stop} size="sm" onClick={end(microphone.stop)}>
            <Square aria-hidden="true" className="fill-current" />
            {t('recording.finish')}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={end(microphone.cancel)}>
          {t('app.cancel')}
        </Button>
      </div>
    </div>
  )
}

/** The button that began it is gone with the countdown: its focus goes to the one that stops the recording. */
const useFocusOfStart = (isRecording: boolean) => {
  const stop = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isRecording && document.activeElement === document.body) stop.current?.focus()
  }, [isRecording])
  return stop
}

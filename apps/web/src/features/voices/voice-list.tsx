/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a select element cannot play samples */
/* oxlint-disable jsx-a11y/no-static-element-interactions -- handles the keys of all rows */
import type { Voice } from '@voxdeck/core/voices'
import { TriangleAlert } from 'lucide-react'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { SampleButton } from './sample-button.tsx'
import { useSample } from './use-sample.ts'
import { useVoiceWords } from './use-voice-words.ts'
import { VoiceKeys } from './voice-keys.tsx'
import { type Choice, lineAfter, sampleOf, voiceOptions } from './voice-options.ts'
import { VoiceRow } from './voice-row.tsx'

const SampleFailure = ({ words }: { words: string }) => (
  <p
    role="alert"
    className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-2 border-line border-t bg-well px-3 py-2 text-sm"
  >
    <TriangleAlert aria-hidden="true" className="mt-0.5 size-4" />
    {words}
  </p>
)

export type VoiceListProps = Choice & {
  label: string
  voices: readonly Voice[]
  language: string
  wpm: number
  onChoose: (voice: string | null) => void
}

type Column = 'voice' | 'sample'

/**
 * Two columns, voices and their sample buttons, since a listbox option may not contain buttons. Arrow keys
 * move in both; only the active row is in the tab order (roving tabindex).
 */
export const VoiceList = ({ label, voices, language, wpm, onChoose, ...choice }: VoiceListProps) => {
  const { nameOf } = useVoiceWords()
  const options = voiceOptions(voices, choice)
  const names = options.map(nameOf)
  const chosen = options.findIndex(({ value }) => value === choice.value)
  const [active, setActive] = useState(Math.max(0, chosen))
  const sample = useSample()
  const marks = useId()
  const place = useRef<HTMLDivElement>(null)

  const go = (index: number, column: Column = 'voice') => {
    setActive(index)
    const line = place.current?.querySelector<HTMLElement>(`[data-${column}="${index}"]`)
    line?.focus({ preventScroll: true })
    line?.scrollIntoView({ block: 'nearest' })
  }
  useLayoutEffect(() => {
    const list = place.current
    const line = list?.querySelector<HTMLElement>('[data-voice][tabindex="0"]')
    if (!list || !line) return
    // The popover is not positioned yet: scroll only the list, not the page.
    list.scrollTop = line.offsetTop - (list.clientHeight - line.offsetHeight) / 2
    line.focus({ preventScroll: true })
  }, [])

  const play = (index: number) => {
    const voice = options[index]?.voice
    if (voice) sample.toggle({ text: sampleOf(language), language: voice.language, wpm, voice: voice.id })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, altKey, ctrlKey, metaKey } = event
    if (!(target instanceof HTMLElement) || altKey || ctrlKey || metaKey) return
    const column: Column = target.dataset.sample === undefined ? 'voice' : 'sample'
    const line = lineAfter(key, active, names)
    if (line !== null) go(line, column)
    else if (key === 'ArrowRight') go(active, 'sample')
    else if (key === 'ArrowLeft') go(active)
    else if (key === 'Enter' && column === 'voice') onChoose(options[active]?.value ?? null)
    else if (key === ' ' && column === 'voice') play(active)
    else return
    event.preventDefault()
  }

  const rows = { gridRow: `1 / span ${options.length}` }
  const hover = (index: number) => index !== active && go(index)
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the list and the samples */}
      <div
        ref={place}
        onKeyDown={onKeyDown}
        className="relative grid max-h-80 grid-cols-[minmax(0,1fr)_auto] overflow-y-auto p-1"
      >
        <div role="listbox" aria-label={label} style={rows} className="grid grid-rows-subgrid">
          {options.map((option, index) => (
            <VoiceRow
              key={option.value ?? ''}
              option={option}
              index={index}
              marksId={`${marks}${index}`}
              isActive={index === active}
              isChosen={index === chosen}
              onHover={() => hover(index)}
              onChoose={() => onChoose(option.value)}
            />
          ))}
        </div>
        <div style={rows} className="grid grid-rows-subgrid">
          {options.map((option, index) => (
            <SampleButton
              key={option.value ?? ''}
              option={option}
              index={index}
              marksId={`${marks}${index}`}
              isActive={index === active}
              phase={sample.heard !== null && sample.heard === option.voice?.id ? sample.phase : 'silent'}
              onHover={() => hover(index)}
              onPress={() => play(index)}
            />
          ))}
        </div>
      </div>
      {sample.failure ? <SampleFailure words={sample.failure} /> : <VoiceKeys />}
    </>
  )
}

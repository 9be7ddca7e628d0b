import { sourceLanguage } from '@voxdeck/core/languages/languages'
import type { Voice } from '@voxdeck/core/voices'
import { useState } from 'react'
import type { FieldKey } from '@/project/document/field-key.ts'
import { lazyPart } from '@/ui/feedback/lazy-part.tsx'
import { VoiceTrigger } from './voice-trigger.tsx'

const loadPicker = () => import('./voice-picker.tsx')

/** For panels that are lazy themselves. */
export const loadVoicePicker = async () => (await loadPicker()).VoicePicker

// Loaded when the list is first opened.
const VoiceChoice = lazyPart(async () => (await loadPicker()).VoiceChoice, null, 'over')

type VoiceSelectProps = {
  field: FieldKey
  label: string
  voices: readonly Voice[]
  value: string
  wpm: number
  onChange: (voice: string) => void
}

export const VoiceSelect = ({ field, label, voices, value, wpm, onChange }: VoiceSelectProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const listId = `list/${field}`
  return (
    <>
      <VoiceTrigger
        size="sm"
        data-field={field}
        label={label}
        listId={listId}
        isOpen={anchor !== null}
        onPress={(pressed) => setAnchor(anchor ? null : pressed)}
      >
        {voices.find(({ id }) => id === value)?.name ?? value}
      </VoiceTrigger>
      {anchor && (
        <VoiceChoice
          anchor={anchor}
          id={listId}
          label={label}
          voices={voices}
          language={sourceLanguage}
          wpm={wpm}
          value={value}
          onChoose={(voice) => {
            setAnchor(null)
            if (voice && voice !== value) onChange(voice)
          }}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  )
}

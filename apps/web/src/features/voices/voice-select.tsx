import type { Voice } from '@voxdeck/core/voices'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldKey } from '@/project/document/field-key.ts'
import { useSourceLanguage } from '@/project/languages/source-language.ts'
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
  /** Shown while the value is empty. */
  unset?: string
  wpm: number
  /** How many slides could have the voice; it can be chosen for all of them when there are several. */
  slideCount: number
  onChange: (voice: string, isForAll: boolean) => void
  /** The slide's recording, which can be heard instead of a voice. */
  recording?: { isHeard: boolean; onChoose: () => void } | undefined
}

export const VoiceSelect = ({
  field,
  label,
  voices,
  value,
  unset,
  wpm,
  slideCount,
  onChange,
  recording,
}: VoiceSelectProps) => {
  const { t } = useTranslation()
  const language = useSourceLanguage()
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
        {recording?.isHeard
          ? t('editor.scripts.yourRecording')
          : (voices.find(({ id }) => id === value)?.name ?? (value || unset))}
      </VoiceTrigger>
      {anchor && (
        <VoiceChoice
          anchor={anchor}
          id={listId}
          label={label}
          voices={voices}
          language={language}
          wpm={wpm}
          value={value}
          slideCount={slideCount}
          recording={recording}
          onChoose={(voice, isForAll) => {
            setAnchor(null)
            if (voice && (isForAll || recording?.isHeard || voice !== value)) onChange(voice, isForAll)
          }}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  )
}

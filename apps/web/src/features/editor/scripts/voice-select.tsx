import { defaultVoices, type Voice } from '@voxdeck/core/voices'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Select } from '@/ui/select.tsx'
import type { FieldKey } from './document/field-key.ts'

type VoiceSelectProps = {
  field: FieldKey
  label: string
  voices: readonly Voice[]
  value: string
  onChange: (voice: string) => void
}

/** What every installation says of its voices is said in the page's language; what somebody else wrote, as they wrote it. */
const aboutVoice = ({ id, description }: Voice, t: TFunction): string =>
  defaultVoices.some((voice) => voice.id === id && voice.description === description)
    ? t(`editor.voices.${id as 'adam' | 'bella'}`)
    : description

/** A voice that is no longer offered stays in the list of the slide that has it, so that it can be seen. */
export const VoiceSelect = ({ field, label, voices, value, onChange }: VoiceSelectProps) => {
  const { t } = useTranslation()
  const options = voices.map((voice) => ({
    value: voice.id,
    label: voice.name,
    detail: aboutVoice(voice, t),
  }))
  const known = options.some((option) => option.value === value)
  return (
    <Select
      aria-label={label}
      data-field={field}
      value={value}
      onValueChange={onChange}
      options={known ? options : [...options, { value, label: value }]}
      className="h-7 w-auto scroll-mt-32 scroll-mb-24 max-w-40 gap-1 rounded-full border-transparent bg-teal-wash pr-2 pl-3 font-medium text-sm text-teal-strong hover:border-teal [&>svg]:size-3.5 [&>svg]:text-teal-strong"
    />
  )
}

import type { Voice } from '@voxdeck/core/voices'
import { Select } from '@/ui/select.tsx'

type VoiceSelectProps = {
  label: string
  voices: readonly Voice[]
  value: string
  onChange: (voice: string) => void
}

/** A voice that is no longer offered stays in the list of the slide that has it, so that it can be seen. */
export const VoiceSelect = ({ label, voices, value, onChange }: VoiceSelectProps) => {
  const options = voices.map(({ id, name }) => ({ value: id, label: name }))
  const known = options.some((option) => option.value === value)
  return (
    <Select
      aria-label={label}
      value={value}
      onValueChange={onChange}
      options={known ? options : [...options, { value, label: value }]}
      className="ml-auto h-7 w-auto max-w-40 gap-1 rounded-full border-transparent bg-teal-wash pr-2 pl-3 font-medium text-sm text-teal-strong hover:border-teal [&>svg]:size-3.5 [&>svg]:text-teal-strong"
    />
  )
}

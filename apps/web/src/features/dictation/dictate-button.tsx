import { Mic } from 'lucide-react'
import { type RefObject, useSyncExternalStore } from 'react'
import type { FieldKey } from '@/project/document/field-key.ts'
import { ToolButton } from '@/project/slides/tool-button.tsx'
import type { Dictating } from './use-dictating.tsx'

type DictateButtonProps = {
  dictating: Dictating
  field: FieldKey
  textarea: RefObject<HTMLTextAreaElement | null>
  label: string
}

export const DictateButton = ({ dictating, field, textarea, label }: DictateButtonProps) => {
  const { dictation, toggle } = dictating
  const isOn = useSyncExternalStore(dictation.subscribe, () => dictation.read().key === field)
  return (
    <ToolButton
      tool="dictate"
      label={label}
      aria-pressed={isOn}
      className={isOn ? 'bg-coral-wash text-coral-strong' : undefined}
      onClick={() => textarea.current && toggle({ key: field, textarea: textarea.current })}
    >
      <Mic aria-hidden="true" />
    </ToolButton>
  )
}

import { Square, Volume2 } from 'lucide-react'
import { type RefObject, useSyncExternalStore } from 'react'
import { shown } from '@/project/document/field-document.ts'
import type { FieldKey } from '@/project/document/field-key.ts'
import { IconButton } from '@/ui/buttons/icon-button.tsx'
import { Spinner } from '@/ui/spinner.tsx'
import type { ScriptTools } from './script-tools.ts'

type ListenButtonProps = {
  tools: ScriptTools
  field: FieldKey
  of: 'english' | 'slide'
  textarea: RefObject<HTMLTextAreaElement | null>
  /** Played when the field is empty. */
  instead?: string | null
  voice: string
  wpm: number
  labels: { listen: string; stop: string }
}

export const ListenButton = ({
  tools,
  field,
  of,
  textarea,
  instead,
  voice,
  wpm,
  labels,
}: ListenButtonProps) => {
  const { player, toggle } = tools.listening
  const phase = useSyncExternalStore(player.subscribe, () =>
    player.read().key === field ? player.read().phase : 'silent',
  )
  const press = () => {
    const { selectionStart: start = 0, selectionEnd: end = 0 } = textarea.current ?? {}
    const text = shown(tools.store.read(), field) || instead || ''
    toggle({ key: field, of, text, selection: { start, end }, voice, wpm })
  }
  return (
    <IconButton
      size="sm"
      label={phase === 'silent' ? labels.listen : labels.stop}
      data-listen=""
      // The entrance to a row's controls.
      tabIndex={0}
      className={phase === 'silent' ? 'rounded-full' : 'rounded-full text-coral-strong'}
      onClick={press}
    >
      {phase === 'loading' ? (
        <Spinner />
      ) : phase === 'playing' ? (
        <Square aria-hidden="true" className="fill-current" />
      ) : (
        <Volume2 aria-hidden="true" />
      )}
    </IconButton>
  )
}

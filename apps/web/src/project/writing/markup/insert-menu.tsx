import { scriptTextLimit } from '@voxdeck/contracts/projects/update-project'
import { AudioLines, Pause, Timer } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { addWords } from '@/i18n/add-words.ts'
import { markup as words } from '@/i18n/en/editor/markup.ts'
import { DropdownMenuItem, DropdownMenuSeparator } from '@/ui/overlays/dropdown-menu.tsx'
import { MenuOfButton } from '@/ui/overlays/menu-of-button.tsx'
import { shown } from '../../document/field-document.ts'
import type { FieldKey } from '../../document/field-key.ts'
import { type FieldStore, writeStep } from '../../document/field-store.ts'
import { findField, focusField } from '../focus-field.ts'
import type { Span } from '../placeholders.ts'
import { type Inserted, insertPause, insertSaid, type ToSay, toSayAt } from './insert-markup.ts'
import { SayDialog } from './say-dialog.tsx'

addWords({ markup: words })

type InsertMenuProps = {
  projectId: string
  store: FieldStore
  field: FieldKey
  label: string
  onClose: () => void
}

const pauses = [0.5, 1, 2]

/** The selection; the end of a field that never had the cursor. */
const selectionOf = (field: FieldKey, text: string): Span => {
  const textarea = findField(field)
  if (!(textarea instanceof HTMLTextAreaElement) || textarea.dataset.visited === undefined)
    return { start: text.length, end: text.length }
  return { start: textarea.selectionStart, end: textarea.selectionEnd }
}

/** The insert menu; each insertion is one undo step, with the cursor behind it. */
export const InsertMenu = ({ projectId, store, field, label, onClose }: InsertMenuProps) => {
  const { t } = useTranslation()
  const [button, setButton] = useState<HTMLElement | null>(null)
  const [toSay, setToSay] = useState<ToSay | null>(null)
  const next = useRef<Span>(null)
  const insert = (change: (text: string, selection: Span) => Inserted) => {
    const text = shown(store.read(), field)
    const inserted = change(text, selectionOf(field, text))
    if (inserted.text.length > scriptTextLimit) return
    flushSync(() => writeStep(store, [[field, inserted.text]]))
    next.current = inserted
  }
  const goOn = () =>
    next.current
      ? focusField({ key: field, caret: next.current.start, selectTo: next.current.end })
      : button?.focus()
  if (toSay)
    return (
      <SayDialog
        projectId={projectId}
        toSay={toSay}
        onSay={(sides) => insert((text, at) => insertSaid(text, { ...toSayAt(text, at), ...sides }))}
        onClose={onClose}
        onClosed={goOn}
      />
    )
  return (
    <MenuOfButton label={label} align="start" onButton={setButton} onClose={onClose} goOn={goOn}>
      {pauses.map((seconds) => (
        <DropdownMenuItem key={seconds} onSelect={() => insert((text, at) => insertPause(text, at, seconds))}>
          <Pause aria-hidden="true" />
          {t('markup.pause', { seconds })}
        </DropdownMenuItem>
      ))}
      <DropdownMenuItem onSelect={() => insert((text, at) => insertPause(text, at, null))}>
        <Timer aria-hidden="true" />
        {t('markup.ownPause')}
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem
        onSelect={(event) => {
          event.preventDefault()
          const text = shown(store.read(), field)
          setToSay(toSayAt(text, selectionOf(field, text)))
        }}
      >
        <AudioLines aria-hidden="true" />
        {t('markup.say.open')}
      </DropdownMenuItem>
    </MenuOfButton>
  )
}

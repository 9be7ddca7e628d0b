import { Plus } from 'lucide-react'
import { type ClipboardEvent, type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/buttons/button.tsx'
import { isTable } from '../pasting/parse-cells.ts'
import { addingKey } from './term-list.ts'
import type { EditedList } from './use-term-list.ts'

type AddTermProps<Entry> = {
  list: EditedList<Entry>
  /** The dialog has just opened: focus the first field, except on touch devices. */
  isFirst: boolean
  /** Parses pasted text into entries. */
  read: (pasted: string) => Entry[]
  children: (addButton: ReactNode) => ReactNode
}

/** The form for new terms: Enter adds one, pasting a table adds many. */
export const AddTerm = <Entry,>({ list, isFirst, read, children }: AddTermProps<Entry>) => {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const { reveal, endReveal } = list
  useEffect(() => {
    if (reveal?.key !== addingKey) return
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    endReveal()
  }, [reveal, endReveal])
  const begin = useEffectEvent(() => {
    if (isFirst && matchMedia('(pointer: fine)').matches) form.current?.querySelector('input')?.focus()
  })
  useEffect(() => {
    // Wait a frame: the opening dialog first records the element that had the focus.
    const frame = requestAnimationFrame(() => begin())
    return () => cancelAnimationFrame(frame)
  }, [])
  const add = (event: FormEvent) => {
    event.preventDefault()
    list.add()
    form.current?.querySelector('input')?.focus()
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    const isEmpty = event.target instanceof HTMLInputElement && event.target.value === ''
    if (!isEmpty || !isTable(text)) return
    event.preventDefault()
    list.paste(read(text))
  }
  return (
    <form ref={form} noValidate onSubmit={add} onPaste={paste} className="px-5 py-2">
      {children(
        <Button type="submit" size="sm">
          <Plus aria-hidden="true" />
          {t('terms.add')}
        </Button>,
      )}
    </form>
  )
}

import { Search, X } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Input } from '@/ui/fields/input.tsx'

const takesTyping =
  'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]'

/** `/` focuses the field, unless somebody is typing or answering something. */
const useSlashKey = (field: RefObject<HTMLInputElement | null>): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest(takesTyping)) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [field])
}

type SearchFieldProps = { search: string; onSearch: (search: string) => void }

const pauseMs = 250

/** What is typed is searched for after a pause; `/` brings the focus here. */
export const SearchField = ({ search, onSearch }: SearchFieldProps) => {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(search)
  const [known, setKnown] = useState(search)
  // The address changed by other means than typing: going back, or clearing.
  if (search !== known) {
    setKnown(search)
    if (search !== text.trim()) setText(search)
  }
  const send = () => onSearch(text.trim())
  const sendAfterPause = useEffectEvent(send)
  const waits = text.trim() !== search
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter starts the pause anew
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => sendAfterPause(), pauseMs)
    return () => clearTimeout(timer)
  }, [text, waits])
  useSlashKey(field)
  const clear = () => {
    setText('')
    onSearch('')
    field.current?.focus()
  }
  return (
    <search className="relative min-w-0 grow sm:w-64 sm:grow-0">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-mute"
      />
      <Input
        ref={field}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        aria-label={t('dashboard.search.label')}
        aria-keyshortcuts="/"
        placeholder={t('dashboard.search.placeholder')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send()
          if (event.key === 'Escape' && text) clear()
        }}
        className="px-9"
      />
      {text ? (
        <button
          type="button"
          aria-label={t('dashboard.search.clear')}
          onClick={clear}
          className="absolute top-1 right-1 grid size-7 place-items-center rounded-sm text-mute transition-colors hover:bg-well hover:text-ink"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      ) : (
        <span
          aria-hidden="true"
          className="figures pointer-events-none absolute top-2 right-2 hidden h-5 rounded-[5px] border border-line bg-well px-1.5 text-mute text-xs/[1.125rem] lg:block"
        >
          /
        </span>
      )}
    </search>
  )
}

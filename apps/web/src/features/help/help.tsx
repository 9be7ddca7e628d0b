import { type ReactNode, useCallback, useState } from 'react'
import { HelpContext, type HelpPage } from '@/session/help.ts'
import { lazyPart } from '@/ui/feedback/lazy-part.tsx'
import { useKeyDown } from '@/ui/use-key-down.ts'

const takesTyping = 'input, textarea, select, [contenteditable]'

/** Calls `ask` on `?`, wherever the keyboard layout has it, except while the focus is in a text field. */
const useQuestionMark = (ask: () => void): void => {
  useKeyDown((event) => {
    if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target instanceof Element && event.target.closest(takesTyping)) return
    event.preventDefault()
    ask()
  })
}

// Loaded, with its texts, when the help is first opened.
const HelpDialog = lazyPart(async () => (await import('./help-dialog.tsx')).HelpDialog, null, 'over')

/** Provides HelpContext and the help dialog; the `?` key opens it too. */
export const Help = ({ children }: { children: ReactNode }) => {
  const [page, setPage] = useState<HelpPage | null>(null)
  const [isOpen, setOpen] = useState(false)
  const ask = useCallback((asked: HelpPage) => {
    setPage(asked)
    setOpen(true)
  }, [])
  useQuestionMark(() => ask('shortcuts'))
  return (
    <HelpContext value={ask}>
      {children}
      {page && <HelpDialog isOpen={isOpen} page={page} onPage={setPage} onClose={() => setOpen(false)} />}
    </HelpContext>
  )
}

import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTenths } from '@/i18n/format.ts'
import { write } from '@/project/document/field-document.ts'
import { lengthKey } from '@/project/document/field-key.ts'
import type { FieldStore } from '@/project/document/field-store.ts'
import { choiceText } from '@/project/document/texts-of-project.ts'
import { useReadTotal } from '@/project/lengths/lengths-store.ts'
import { toast } from '@/ui/feedback/toast.ts'

/** Milliseconds within which key presses are saved and told as one change. */
const collectMs = 500

/** Lengths by slide id: seconds, or null for automatic. */
export type LengthChange = ReadonlyMap<string, number | null>

/** The page's document of the project, and how to save it now. */
export type LengthWriting = { store: FieldStore; save: () => Promise<void> }

/** Writes lengths into the document and saves them at once; the autosave sends again what failed. */
export const useWriteLengths = ({ store, save }: LengthWriting) => {
  const { t } = useTranslation()
  const readTotal = useReadTotal()
  const pending = useRef<{ timer: number; kind: 'updated' | 'reset' } | null>(null)

  const flush = async (): Promise<void> => {
    const now = pending.current
    if (!now) return
    clearTimeout(now.timer)
    pending.current = null
    try {
      await save()
    } catch {
      // The autosave has told it.
      return
    }
    toast({
      title: t(`timing.${now.kind}.title`),
      description: t(`timing.${now.kind}.description`, { time: formatTenths(readTotal()) }),
    })
  }

  const writeLengths = (
    change: LengthChange,
    { soon = false, kind = 'updated' as 'updated' | 'reset' } = {},
  ) => {
    if (change.size === 0) return
    store.change((doc) =>
      write(
        doc,
        [...change].map(([id, seconds]) => [lengthKey(id), choiceText(seconds)] as const),
        { kind: soon ? 'typing' : 'step', at: Date.now() },
      ),
    )
    if (pending.current) clearTimeout(pending.current.timer)
    pending.current = { kind, timer: window.setTimeout(() => void flush(), soon ? collectMs : 0) }
  }

  // Tell and save the last key presses when the tab is changed or the page is left.
  const onLeave = useEffectEvent(() => void flush())
  useEffect(() => () => onLeave(), [])

  return { writeLengths, flush: () => void flush() }
}

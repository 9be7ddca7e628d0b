import type { Project } from '@voxdeck/contracts/projects/read-project'
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

type Pending = { timer: number; kind: 'updated' | 'reset'; slideIds: ReadonlySet<string> }

/** The page's document of the project, and how to save it now. */
export type LengthWriting = { store: FieldStore; save: () => Promise<void> }

/** Writes lengths into the document and saves them at once; the autosave sends again what failed. */
export const useWriteLengths = (slides: Project['slides'], { store, save }: LengthWriting) => {
  const { t } = useTranslation()
  const readTotal = useReadTotal()
  const pending = useRef<Pending | null>(null)

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
    const time = formatTenths(readTotal())
    const [one, other] = slides.flatMap(({ id }, index) => (now.slideIds.has(id) ? index + 1 : []))
    toast({
      title: t(`timing.${now.kind}.title`),
      description:
        // An edge sets the length of its neighbour too.
        now.kind === 'updated' && now.slideIds.size === 2
          ? t('timing.updated.both', { one, other, time })
          : t(`timing.${now.kind}.description`, { time }),
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
    const slideIds = new Set([...(pending.current?.slideIds ?? []), ...change.keys()])
    pending.current = { kind, slideIds, timer: window.setTimeout(() => void flush(), soon ? collectMs : 0) }
  }

  // Tell and save the last key presses when the tab is changed or the page is left.
  const onLeave = useEffectEvent(() => void flush())
  useEffect(() => () => onLeave(), [])

  return { writeLengths, flush: () => void flush() }
}

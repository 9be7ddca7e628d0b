import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { withPinnedRows } from '@/ui/pinned-rows.ts'
import type { Row } from './term-list.ts'
import { useRowKeys } from './use-row-keys.ts'
import type { Reveal } from './use-term-list.ts'

type TermRowsProps<Entry> = {
  label: string
  rows: readonly Row<Entry>[]
  reveal: Reveal | null
  onRevealed: () => void
  children: (row: Row<Entry>) => ReactNode
}

/**
 * Virtualised list of up to a thousand rows: renders the visible ones, a few around them, and the focused
 * one.
 */
export const TermRows = <Entry,>({ label, rows, reveal, onRevealed, children }: TermRowsProps<Entry>) => {
  const area = useRef<HTMLDivElement>(null)
  const focused = useRowKeys(area)
  const pins = [focused, reveal?.key].map((key) => rows.findIndex((row) => row.key === key)).join(' ')
  const rangeExtractor = useCallback(
    (range: Range) => withPinnedRows(defaultRangeExtractor(range), pins.split(' ').map(Number), range.count),
    [pins],
  )
  // oxlint-disable-next-line react/incompatible-library -- its functions are only passed to its own rows
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => area.current,
    getItemKey: (index) => rows[index]?.key ?? index,
    estimateSize: () => 45,
    overscan: 6,
    rangeExtractor,
  })
  const drawn = virtual.getVirtualItems()
  const isDrawn = drawn.some(({ index }) => reveal && rows[index]?.key === reveal.key)
  // A list that has just come into view has no rows rendered yet; wait until the row to focus is.
  useEffect(() => {
    if (!isDrawn) return
    const field = area.current?.querySelector<HTMLElement>(`[data-key="${reveal?.key}"] [aria-invalid=true]`)
    field?.focus()
    onRevealed()
  }, [reveal, onRevealed, isDrawn])
  return (
    <div ref={area} className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
      <ul aria-label={label} className="relative" style={{ height: virtual.getTotalSize() }}>
        {drawn.map(({ index, key, start }) => {
          const row = rows[index]
          return (
            row && (
              <li
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                data-key={row.key}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                className="absolute inset-x-0 top-0 border-line border-b px-5 py-1"
                style={{ transform: `translateY(${start}px)` }}
              >
                {children(row)}
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}

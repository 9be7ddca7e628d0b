import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '@/ui/class-names.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Input } from '@/ui/fields/input.tsx'
import type { EditedList } from './use-term-list.ts'

type TermsPanelProps = {
  about: string
  empty: string
  emptyHint: string
  list: Pick<EditedList<unknown>, 'rows' | 'isFull' | 'pasted'>
  found: number
  sought: string
  onSeek: (sought: string) => void
  head: ReactNode
  adding: ReactNode
  children: ReactNode
}

/** The search field appears above this number of rows; fewer are all in view. */
const worthSeeking = 10

/** Layout of both tabs: description, search, the row for a new term and the list. */
export const TermsPanel = ({
  about,
  empty,
  emptyHint,
  list: { rows, isFull, pasted },
  found,
  sought,
  onSeek,
  head,
  adding,
  children,
}: TermsPanelProps) => {
  const { t } = useTranslation()
  const news = pasted && [
    pasted.added > 0 ? t('terms.pasted', { count: pasted.added }) : !pasted.leftOut && t('terms.pastedNone'),
    pasted.leftOut > 0 && t('terms.leftOut', { count: pasted.leftOut }),
  ]
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-5 pb-3">
        <p className="max-w-[80ch] text-mute text-sm">{about}</p>
        {rows.length > worthSeeking && (
          <div className="relative max-sm:w-full">
            <Search aria-hidden="true" className="absolute top-2.5 left-2.5 size-4 text-mute" />
            <Input
              type="search"
              aria-label={t('terms.find')}
              placeholder={t('terms.find')}
              value={sought}
              onChange={(event) => onSeek(event.target.value)}
              className="pl-8 sm:w-56"
            />
          </div>
        )}
      </div>
      <div
        aria-hidden="true"
        className="border-line border-b px-5 pb-1.5 font-medium text-mute text-xs [&_span]:px-3"
      >
        {head}
      </div>
      <div className="border-line border-b bg-well/50">
        {isFull ? <p className="px-5 py-3 text-sm">{t('terms.full')}</p> : adding}
        <p
          aria-live="polite"
          className={classNames('px-8 pb-2 text-mute text-xs empty:hidden', !news && 'max-sm:hidden')}
        >
          {news ? news.filter(Boolean).join(' ') : !isFull && t('terms.paste')}
        </p>
      </div>
      {rows.length === 0 ? (
        <EmptyState title={empty} description={emptyHint} className="flex-1 justify-center py-6" />
      ) : found === 0 ? (
        <p className="flex-1 px-5 py-8 text-center text-mute">{t('terms.notFound')}</p>
      ) : (
        children
      )}
    </>
  )
}

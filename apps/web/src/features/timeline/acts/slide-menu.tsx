import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/buttons/button.tsx'
import { lazyPart } from '@/ui/feedback/lazy-part.tsx'
import { controlName } from '../sequence/row-controls.ts'
import type { SlideActs } from './slide-acts.ts'

// Loaded on first use.
export const LazySlideMenu = lazyPart(
  async () => (await import('./open-slide-menu.tsx')).OpenSlideMenu,
  null,
  'over',
)

type SlideMenuProps = { acts: SlideActs; slideId: string; number: number }

/** The button of a slide's menu. */
export const SlideMenu = ({ acts, slideId, number }: SlideMenuProps) => {
  const { t } = useTranslation()
  /** The button while its menu is open. */
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  return (
    <div className="relative">
      <Button
        size="sm"
        variant="ghost"
        className="w-7 px-0"
        aria-label={t('editor.timeline.menu.open', { number })}
        aria-haspopup="menu"
        aria-expanded={opener !== null}
        data-control={controlName(slideId, 'menu')}
        onClick={({ currentTarget }) => setOpener(opener ? null : currentTarget)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || event.altKey) return
          event.preventDefault()
          setOpener(event.currentTarget)
        }}
      >
        <Ellipsis aria-hidden="true" />
      </Button>
      {opener && (
        <LazySlideMenu
          acts={acts}
          slideId={slideId}
          number={number}
          list={opener.closest('ol')}
          opener={opener}
          place={{ align: 'end', className: 'pointer-events-none absolute inset-0' }}
          onClose={() => setOpener(null)}
        />
      )}
    </div>
  )
}

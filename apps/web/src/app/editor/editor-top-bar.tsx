import { ChevronLeft } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { Account } from '@/session/account.tsx'
import { HelpButton } from '@/session/help-button.tsx'
import { Button } from '@/ui/buttons/button.tsx'
import { Wordmark } from '@/ui/mark.tsx'
import { TopBar } from '@/ui/top-bar.tsx'

type EditorTopBarProps = {
  history?: ReactNode
  find?: ReactNode
  saveState?: ReactNode
  onBack?: (event: MouseEvent) => void
}

export const EditorTopBar = ({ history, find, saveState, onBack }: EditorTopBarProps) => {
  const { t } = useTranslation()
  return (
    <TopBar
      start={
        <>
          <Button asChild variant="ghost" className="-ml-2 pr-2.5 pl-1.5 text-mute hover:text-ink">
            <Link href="/" onClick={onBack}>
              <ChevronLeft aria-hidden="true" />
              <span className="pointer-coarse:max-sm:sr-only">{t('editor.back')}</span>
            </Link>
          </Button>
          <span aria-hidden="true" className="h-5 w-px bg-line max-sm:hidden" />
          <Wordmark className="min-w-0 overflow-hidden max-sm:hidden" />
        </>
      }
      end={
        <>
          {/* On the narrowest phones they scroll: account and log-out stay in view. */}
          <div className="flex min-w-0 items-center gap-2 max-[25rem]:scroll-cue max-[25rem]:gap-0 max-[25rem]:overflow-x-auto sm:gap-3">
            {history}
            {find}
            {saveState}
            <HelpButton />
          </div>
          <Account />
        </>
      }
    />
  )
}

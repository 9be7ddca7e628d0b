import { FileQuestion, Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { Button } from '@/ui/buttons/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Spinner } from '@/ui/spinner.tsx'

const Centre = ({ isBusy = false, children }: { isBusy?: boolean; children: ReactNode }) => (
  <main aria-busy={isBusy} className="grid min-h-[calc(100dvh-3.5rem)] place-items-center">
    {children}
  </main>
)

export const LoadingProject = () => {
  const { t } = useTranslation()
  return (
    <Centre isBusy>
      <output className="flex flex-col items-center gap-4 text-mute">
        <Spinner className="size-8" />
        <h1>{t('editor.loading')}</h1>
      </output>
    </Centre>
  )
}

export const MissingProject = () => {
  const { t } = useTranslation()
  return (
    <Centre>
      <EmptyState
        picture={<FileQuestion className="size-10" strokeWidth={1.25} aria-hidden="true" />}
        title={<h1 className="text-2xl">{t('editor.missing.title')}</h1>}
        description={t('editor.missing.description')}
      >
        <Button asChild variant="primary">
          <Link href="/">{t('editor.missing.back')}</Link>
        </Button>
      </EmptyState>
    </Centre>
  )
}

export const UnreachableProject = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation()
  return (
    <Centre>
      <EmptyState
        picture={<Unplug className="size-10" strokeWidth={1.25} aria-hidden="true" />}
        title={<h1 className="text-2xl">{t('editor.unreachable.title')}</h1>}
        description={t('editor.unreachable.description')}
      >
        <Button variant="primary" onClick={onRetry}>
          {t('app.retry')}
        </Button>
        <Button asChild>
          <Link href="/">{t('editor.missing.back')}</Link>
        </Button>
      </EmptyState>
    </Centre>
  )
}

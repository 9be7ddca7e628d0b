import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/buttons/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Mark } from '@/ui/mark.tsx'

const BrokenScreen = () => {
  const { t } = useTranslation()
  return (
    <main className="grid min-h-dvh place-content-center">
      <EmptyState
        picture={<Mark className="h-11 w-14" />}
        title={<h1>{t('app.broken.title')}</h1>}
        description={t('app.broken.description')}
      >
        <Button variant="primary" onClick={() => location.reload()}>
          {t('app.broken.reload')}
        </Button>
      </EmptyState>
    </main>
  )
}

/**
 * Error boundary: a render error, or a chunk that fails to load after a deployment, shows this instead of a
 * blank page.
 */
export class CrashBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? <BrokenScreen /> : this.props.children
  }
}

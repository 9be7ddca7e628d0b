import { CloudOff, RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/buttons/button.tsx'
import { Card } from '@/ui/card.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'

export const ProjectsFailed = ({ retry, retrying }: { retry: () => void; retrying: boolean }) => {
  const { t } = useTranslation()
  return (
    <Card className="mt-4">
      <EmptyState
        picture={<CloudOff className="size-8" strokeWidth={1.5} aria-hidden="true" />}
        title={t('dashboard.failed.title')}
        description={t('dashboard.failed.description')}
        className="py-16"
      >
        <Button busy={retrying} onClick={retry}>
          {!retrying && <RotateCw aria-hidden="true" />}
          {t('app.retry')}
        </Button>
      </EmptyState>
    </Card>
  )
}

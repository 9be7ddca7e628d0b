import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/buttons/button.tsx'
import { Card } from '@/ui/card.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'

export const NoHits = ({ search, onClear }: { search: string; onClear: () => void }) => {
  const { t } = useTranslation()
  return (
    <Card className="mt-4">
      <EmptyState
        picture={<SearchX className="size-8" strokeWidth={1.5} aria-hidden="true" />}
        title={<span className="[overflow-wrap:anywhere]">{t('dashboard.noHits.title', { search })}</span>}
        description={t('dashboard.noHits.description')}
        className="py-16"
      >
        <Button onClick={onClear}>{t('dashboard.noHits.clear')}</Button>
      </EmptyState>
    </Card>
  )
}

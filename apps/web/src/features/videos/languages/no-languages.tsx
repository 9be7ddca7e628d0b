import { Globe, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/buttons/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'

export const NoLanguages = ({ onAdd }: { onAdd: () => void }) => {
  const { t } = useTranslation()
  return (
    <EmptyState
      className="py-8"
      picture={<Globe aria-hidden="true" className="size-8" strokeWidth={1.5} />}
      title={t('videoLanguages.none.title')}
      description={t('videoLanguages.none.description')}
    >
      <Button variant="primary" onClick={onAdd}>
        <Plus aria-hidden="true" />
        {t('videoLanguages.none.add')}
      </Button>
    </EmptyState>
  )
}

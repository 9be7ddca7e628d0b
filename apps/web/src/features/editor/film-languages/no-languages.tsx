import { Globe, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/button.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'

export const NoLanguages = ({ onAdd }: { onAdd: () => void }) => {
  const { t } = useTranslation()
  return (
    <EmptyState
      className="py-8"
      picture={<Globe aria-hidden="true" className="size-8" strokeWidth={1.5} />}
      title={t('filmLanguages.none.title')}
      description={t('filmLanguages.none.description')}
    >
      <Button variant="primary" onClick={onAdd}>
        <Plus aria-hidden="true" />
        {t('filmLanguages.none.add')}
      </Button>
    </EmptyState>
  )
}

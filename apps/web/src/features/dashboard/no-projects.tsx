import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/buttons/button.tsx'
import { Card } from '@/ui/card.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Mark } from '@/ui/mark.tsx'

/** A deck that waits: empty slides behind the mark. */
const EmptyDeck = () => (
  <div aria-hidden="true" className="relative h-24 w-40">
    <div className="absolute inset-x-6 top-0 h-20 rounded-lg border border-line bg-well" />
    <div className="absolute inset-x-3 top-2 h-20 rounded-lg border border-line bg-card" />
    <div className="absolute inset-x-0 top-4 grid h-20 place-items-center rounded-lg border border-edge border-dashed bg-card">
      <Mark className="h-[33px] w-[42px]" />
    </div>
  </div>
)

export const NoProjects = ({ create, creating }: { create: () => void; creating: boolean }) => {
  const { t } = useTranslation()
  return (
    <Card className="mt-4">
      <EmptyState
        picture={<EmptyDeck />}
        title={t('dashboard.empty.title')}
        description={t('dashboard.empty.description')}
        className="py-16"
      >
        <Button variant="primary" busy={creating} onClick={create}>
          {!creating && <Plus aria-hidden="true" />}
          {t('dashboard.empty.create')}
        </Button>
      </EmptyState>
    </Card>
  )
}

import type { ReactNode } from 'react'
import { PresentButton } from '@/features/presentation/present-button.tsx'
import { TermsButton } from '@/features/terms/terms-button.tsx'
import type { History } from '@/project/writing/use-history.ts'
import { Card, CardHeader, CardTitle } from '@/ui/card.tsx'
import { HistoryButtons } from './history-buttons.tsx'
import type { WritingDesk } from './script-tools.ts'

type WritingCardProps = {
  title: string
  badge?: ReactNode
  desk: WritingDesk
  history: History
  save: ReactNode
  children: ReactNode
}

/** The card of everything that is written. Its head stays in view, so that undo and saving are at hand at slide 150. */
export const WritingCard = ({ title, badge, desk, history, save, children }: WritingCardProps) => (
  <Card aria-labelledby="writing-title">
    <CardHeader className="sticky top-14 z-10 rounded-t-lg border-line border-b bg-card">
      <CardTitle id="writing-title">{title}</CardTitle>
      {badge}
      <div className="ml-auto flex items-center gap-2">
        <HistoryButtons store={desk.store} history={history} />
        <TermsButton projectId={desk.projectId} />
        <PresentButton onPress={() => desk.onStage({ kind: 'presentation' })} />
        {save}
      </div>
    </CardHeader>
    <div className="overflow-clip rounded-b-lg">{children}</div>
  </Card>
)

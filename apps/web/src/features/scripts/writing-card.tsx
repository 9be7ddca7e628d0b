import type { Project } from '@voxdeck/contracts/projects/read-project'
import type { ReactNode } from 'react'
import type { History } from '@/project/writing/use-history.ts'
import { Card, CardHeader, CardTitle } from '@/ui/card.tsx'
import { HistoryButtons } from './history-buttons.tsx'
import type { ScriptTools } from './script-tools.ts'

export type ScriptsCardProps = {
  project: Project
  tools: ScriptTools
  history: History
  onSave: () => void
  isSaving: boolean
}

type WritingCardProps = Pick<ScriptsCardProps, 'tools' | 'history'> & {
  title: string
  badge?: ReactNode
  save: ReactNode
  children: ReactNode
}

/** The header is sticky, so that undo and save stay in view at slide 150. */
export const WritingCard = ({ title, badge, tools, history, save, children }: WritingCardProps) => (
  <Card aria-labelledby="writing-title">
    <CardHeader className="sticky top-14 z-10 rounded-t-lg border-line border-b bg-card">
      <CardTitle id="writing-title">{title}</CardTitle>
      {badge}
      <div className="ml-auto flex items-center gap-2">
        <HistoryButtons store={tools.store} history={history} />
        {tools.slots.actions}
        {save}
      </div>
    </CardHeader>
    <div className="overflow-clip rounded-b-lg">{children}</div>
  </Card>
)

import type { Project } from '@voxdeck/contracts/projects/read-project'
import type { ReactNode } from 'react'
import { Card, CardHeader, CardTitle } from '@/ui/card.tsx'
import { heightProperty } from '@/ui/height-property.ts'
import type { ScriptTools } from './script-tools.ts'

export type ScriptsCardProps = {
  project: Project
  tools: ScriptTools
  onSave: () => void
  isSaving: boolean
  /** False while another language is shown, and the card is kept mounted. */
  isShown: boolean
}

type WritingCardProps = Pick<ScriptsCardProps, 'tools'> & {
  title: string
  badge?: ReactNode
  /** Before the actions of other features. */
  actions?: ReactNode
  save: ReactNode
  children: ReactNode
}

const cardHeader = heightProperty('--card-header', 'page')

/** The header is sticky, so that its actions stay in view at slide 150. */
export const WritingCard = ({ title, badge, tools, actions, save, children }: WritingCardProps) => (
  <Card aria-labelledby="writing-title">
    <CardHeader
      ref={cardHeader}
      className="sticky short:static top-14 z-10 min-h-12 rounded-t-lg py-1.5 border-line border-b bg-card"
    >
      <CardTitle id="writing-title">{title}</CardTitle>
      {badge}
      <div className="ml-auto flex items-center gap-2">
        {actions}
        {tools.slots.actions}
        {save}
      </div>
    </CardHeader>
    <div className="overflow-clip rounded-b-lg">{children}</div>
  </Card>
)

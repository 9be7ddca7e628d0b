import { Redo2, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type ScriptStore, useScriptValue } from '@/project/document/script-store.ts'
import type { History } from '@/project/writing/use-history.ts'
import { IconButton } from '@/ui/buttons/icon-button.tsx'

export const HistoryButtons = ({ store, history }: { store: ScriptStore; history: History }) => {
  const { t } = useTranslation()
  const canUndo = useScriptValue(store, ({ past }) => past.length > 0)
  const canRedo = useScriptValue(store, ({ future }) => future.length > 0)
  return (
    <div className="flex">
      <IconButton label={t('scripts.undo')} disabled={!canUndo} onClick={history.undo}>
        <Undo2 aria-hidden="true" />
      </IconButton>
      <IconButton label={t('scripts.redo')} disabled={!canRedo} onClick={history.redo}>
        <Redo2 aria-hidden="true" />
      </IconButton>
    </div>
  )
}

import { TextCursorInput } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '@/ui/buttons/icon-button.tsx'
import { lazyPart } from '@/ui/feedback/lazy-part.tsx'
import type { FieldKey } from '../../document/field-key.ts'
import type { ScriptStore } from '../../document/script-store.ts'

// Loaded on first use.
const InsertMenu = lazyPart(async () => (await import('./insert-menu.tsx')).InsertMenu, null, 'over')

type InsertButtonProps = { projectId: string; store: ScriptStore; field: FieldKey; label: string }

export const InsertButton = (props: InsertButtonProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="relative">
      <IconButton
        size="sm"
        label={props.label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <TextCursorInput aria-hidden="true" />
      </IconButton>
      {isOpen && <InsertMenu {...props} onClose={() => setOpen(false)} />}
    </div>
  )
}

import { TextCursorInput } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '@/ui/feedback/lazy-part.tsx'
import type { FieldKey } from '../../document/field-key.ts'
import type { FieldStore } from '../../document/field-store.ts'
import { ToolButton } from '../../slides/tool-button.tsx'

// Loaded on first use.
const InsertMenu = lazyPart(async () => (await import('./insert-menu.tsx')).InsertMenu, null, 'over')

type InsertButtonProps = { projectId: string; store: FieldStore; field: FieldKey; label: string }

export const InsertButton = (props: InsertButtonProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="relative">
      <ToolButton
        tool="insert"
        label={props.label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <TextCursorInput aria-hidden="true" />
      </ToolButton>
      {isOpen && <InsertMenu {...props} onClose={() => setOpen(false)} />}
    </div>
  )
}

import { Trash2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/ui/icon-button.tsx'

type DeleteTermProps = { term: string; onDelete: () => void }

/** The next row's button takes the focus, the last one's row before it, and where none is left the new row. */
const neighbourOf = (button: HTMLElement): HTMLElement | null => {
  const row = button.closest('li')
  const near = row?.nextElementSibling ?? row?.previousElementSibling
  return (
    near?.querySelector<HTMLElement>('[data-delete]') ??
    button.closest('[role=tabpanel]')?.querySelector<HTMLElement>('input') ??
    null
  )
}

export const DeleteTerm = ({ term, onDelete }: DeleteTermProps) => {
  const { t } = useTranslation()
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    neighbourOf(currentTarget)?.focus()
    onDelete()
  }
  return (
    <IconButton
      size="sm"
      data-delete=""
      label={term.trim() ? t('terms.delete', { term }) : t('terms.deleteUnnamed')}
      onClick={remove}
    >
      <Trash2 aria-hidden="true" />
    </IconButton>
  )
}

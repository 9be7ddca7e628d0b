import { Trash2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/ui/buttons/icon-button.tsx'

type DeleteTermProps = { term: string; onDelete: () => void }

/**
 * Element to focus after deleting: the delete button of the next row, else of the previous one, else the
 * field for a new term.
 */
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

import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/ui/buttons/icon-button.tsx'

type AutoButtonProps = { number: number; isManual: boolean; onAuto: () => void }

/** Resets a slide to its automatic length; an empty placeholder where none was set. */
export const AutoButton = ({ number, isManual, onAuto }: AutoButtonProps) => {
  const { t } = useTranslation()
  if (!isManual) return <span className="size-7 shrink-0" />
  return (
    <IconButton size="sm" label={t('timing.autoHint', { number })} onClick={onAuto}>
      <RotateCcw aria-hidden="true" />
    </IconButton>
  )
}

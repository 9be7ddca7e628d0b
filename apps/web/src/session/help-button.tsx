import { CircleHelp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/buttons/button.tsx'
import { useHelp } from './help.ts'

export const HelpButton = () => {
  const { t } = useTranslation()
  const ask = useHelp()
  return (
    <Button
      variant="ghost"
      aria-haspopup="dialog"
      aria-keyshortcuts="?"
      onClick={() => ask('guide')}
      className="max-lg:w-9 max-lg:px-0"
    >
      <CircleHelp aria-hidden="true" />
      <span className="max-lg:sr-only">{t('app.help')}</span>
    </Button>
  )
}

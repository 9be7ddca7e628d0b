import { Presentation } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/buttons/button.tsx'

export const PresentButton = ({ onPress }: { onPress: () => void }) => {
  const { t } = useTranslation()
  return (
    <Button onClick={onPress} className="max-sm:w-9 max-sm:px-0">
      <Presentation aria-hidden="true" />
      <span className="max-sm:sr-only">{t('scripts.present')}</span>
    </Button>
  )
}

import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/ui/buttons/icon-button.tsx'

export const FindButton = ({ onPress }: { onPress: () => void }) => {
  const { t } = useTranslation()
  return (
    <IconButton label={t('scripts.find')} aria-haspopup="dialog" onClick={onPress}>
      <Search aria-hidden="true" />
    </IconButton>
  )
}

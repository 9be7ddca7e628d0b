import { useTranslation } from 'react-i18next'
import { Mark } from '@/ui/mark.tsx'

export const LoadingScreen = () => {
  const { t } = useTranslation()
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4" aria-busy="true">
      <h1>
        <Mark className="h-11 w-14 animate-breathe" />
        <span className="sr-only">Voxdeck</span>
      </h1>
      <output className="text-mute">{t('app.loading')}</output>
    </main>
  )
}

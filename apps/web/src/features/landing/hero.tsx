import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/buttons/button.tsx'
import { VideoCard } from './video-card.tsx'
import { WatchDemo } from './watch-demo.tsx'

export const Hero = ({ signIn }: { signIn: string }) => {
  const { t } = useTranslation()
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-16 gap-y-14 pt-10 pb-20 sm:pt-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:pt-20 lg:pb-28">
      <div>
        <h1 className="display font-bold text-4xl lg:text-5xl">
          {t('landing.hero.title')}
          <span aria-hidden="true" className="text-coral">
            .
          </span>
        </h1>
        <p className="mt-6 max-w-[46ch] text-pretty text-lg text-mute">{t('landing.hero.description')}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button asChild variant="primary" size="lg">
            <a href={signIn}>
              {t('landing.hero.start')}
              <ArrowRight aria-hidden="true" />
            </a>
          </Button>
          <WatchDemo />
        </div>
      </div>
      <VideoCard />
    </section>
  )
}

import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/buttons/button.tsx'
import { Waveform } from '@/ui/waveform.tsx'
import { videoPeaks } from './narration.ts'

export const Closing = ({ signIn }: { signIn: string }) => {
  const { t } = useTranslation()
  return (
    <section className="mt-24 overflow-hidden rounded-lg border border-line bg-card shadow-sm lg:mt-32">
      <div className="flex flex-col items-center px-6 pt-16 pb-10 text-center">
        <h2 className="display max-w-[18ch] text-3xl lg:text-4xl">{t('landing.closing.title')}</h2>
        <p className="mt-4 max-w-[56ch] text-balance text-lg text-mute">{t('landing.closing.description')}</p>
        <Button asChild variant="primary" size="lg" className="mt-8">
          <a href={signIn}>
            {t('landing.closing.start')}
            <ArrowRight aria-hidden="true" />
          </a>
        </Button>
      </div>
      <div className="px-6 pb-10">
        <Waveform peaks={videoPeaks} height={96} />
      </div>
    </section>
  )
}

import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'wouter'
import { Button } from '@/ui/buttons/button.tsx'
import { Wordmark } from '@/ui/mark.tsx'

/** Illustration: a slide with a flat waveform. */
const SilentSlide = () => (
  <svg viewBox="0 0 160 96" aria-hidden="true" className="w-40">
    <rect x="0.5" y="0.5" width="159" height="95" rx="13.5" className="fill-card stroke-line" />
    <path
      d="M28 48h.01M36 48h.01M44 48h.01M52 48h.01M60 48h.01M68 48h.01M76 48h.01M84 48h.01M92 48h.01M100 48h.01M108 48h.01M116 48h.01M124 48h.01M132 48h.01"
      strokeWidth="3"
      strokeLinecap="round"
      className="stroke-edge"
    />
  </svg>
)

export const NotFound = () => {
  const { t } = useTranslation()
  const [path] = useLocation()
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-14 items-center px-4 sm:px-6">
        <Link href="/" className="rounded-sm">
          <Wordmark />
        </Link>
      </header>
      <main className="mx-auto flex w-full max-w-xl grow flex-col justify-center px-4 pb-32">
        <SilentSlide />
        <h1 className="display mt-8 text-3xl">{t('app.notFound.title')}</h1>
        <p className="mt-3 text-md text-mute">{t('app.notFound.hint')}</p>
        <code className="figures mt-5 block overflow-x-auto rounded-md border border-line bg-well px-4 py-3 text-sm">
          <span className="text-mute">GET</span> {path}
        </code>
        <Button asChild className="mt-6 self-start">
          <Link href="/">
            <ArrowLeft aria-hidden="true" />
            {t('app.notFound.home')}
          </Link>
        </Button>
      </main>
    </div>
  )
}

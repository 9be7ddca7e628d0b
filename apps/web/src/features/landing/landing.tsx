import { useTranslation } from 'react-i18next'
import { addWords } from '@/i18n/add-words.ts'
import { landing as words } from '@/i18n/en/landing.ts'
import { LanguageSwitcher } from '@/i18n/language-switcher.tsx'
import { currentPath, signInAddress } from '@/session/sign-in.ts'
import { Button } from '@/ui/buttons/button.tsx'
import { Wordmark } from '@/ui/mark.tsx'
import { Closing } from './closing.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { ProductPicture } from './product-picture.tsx'
import { Steps } from './steps.tsx'

addWords({ landing: words })

const column = 'mx-auto max-w-[76rem] px-4 sm:px-8'

export const Landing = () => {
  const { t } = useTranslation()
  const signIn = signInAddress(currentPath())
  return (
    <div className="overflow-x-clip">
      <header className={`flex h-16 items-center justify-between gap-3 ${column}`}>
        <Wordmark />
        <div className="flex items-center gap-3">
          <LanguageSwitcher />
          <Button asChild>
            <a href={signIn}>{t('landing.signIn')}</a>
          </Button>
        </div>
      </header>
      <main className={column}>
        <Hero signIn={signIn} />
        <ProductPicture />
        <Features />
        <Steps />
        <Closing signIn={signIn} />
      </main>
      <footer className={`flex flex-wrap justify-between gap-x-6 gap-y-1 py-8 text-mute text-sm ${column}`}>
        <p>{t('landing.footer.copyright')}</p>
        <p>{t('landing.footer.licence')}</p>
      </footer>
    </div>
  )
}

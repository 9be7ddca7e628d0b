import { useTranslation } from 'react-i18next'
import { classNames } from '@/ui/class-names.ts'
import { Flag } from './flag.tsx'
import { languages } from './languages.ts'
import { chooseLanguage } from './start-i18n.ts'
import { useLanguage } from './use-language.ts'

/** Two buttons instead of a menu, as there are only two languages. */
export const LanguageSwitcher = () => {
  const { t } = useTranslation()
  const current = useLanguage()
  return (
    <fieldset className="flex h-9 rounded-md bg-well p-1 pointer-coarse:h-auto">
      <legend className="sr-only">{t('app.displayLanguage')}</legend>
      {languages.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === current}
          onClick={() => void chooseLanguage(code)}
          className={classNames(
            'flex items-center justify-center gap-2 rounded-sm px-2.5 font-medium text-sm leading-5 transition-colors pointer-coarse:min-w-11',
            code === current ? 'bg-segment text-ink shadow-sm' : 'text-mute hover:text-ink',
          )}
        >
          <Flag language={code} />
          <span className="max-sm:sr-only">{name}</span>
        </button>
      ))}
    </fieldset>
  )
}

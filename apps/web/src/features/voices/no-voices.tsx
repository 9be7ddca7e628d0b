import { MicOff, RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { languageName } from '@/i18n/language-name.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import { Button } from '@/ui/buttons/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Spinner } from '@/ui/spinner.tsx'

type NoVoicesProps = { language: string; state: 'loading' | 'failed' | 'none'; onRetry: () => void }

/** Shown instead of the voice list: loading, failed, or no voice for the language. */
export const NoVoices = ({ language, state, onRetry }: NoVoicesProps) => {
  const { t } = useTranslation()
  const name = languageName(language, useLanguage())
  if (state === 'loading')
    return (
      <output className="flex items-center gap-2 p-4 text-mute">
        <Spinner />
        {t('voices.loading')}
      </output>
    )
  if (state === 'failed')
    return (
      <div role="alert" className="flex flex-col items-start gap-3 p-4">
        <p>{t('voices.failed')}</p>
        <Button onClick={onRetry}>
          <RotateCw aria-hidden="true" />
          {t('app.retry')}
        </Button>
      </div>
    )
  return (
    <EmptyState
      picture={<MicOff aria-hidden="true" className="size-6" strokeWidth={1.5} />}
      title={t('voices.none.title', { language: name })}
      description={t('voices.none.description')}
      className="py-6"
    />
  )
}

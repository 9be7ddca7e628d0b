import { useTranslation } from 'react-i18next'
import { addWords } from '@/i18n/add-words.ts'
import { languages as words } from '@/i18n/en/languages.ts'
import { Button } from '@/ui/buttons/button.tsx'
import { Card } from '@/ui/card.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'
import { useLanguageWriting } from '../writing/use-language-writing.ts'
import { type LanguagePanelProps, LanguageSlides } from './language-slides.tsx'

addWords({ languages: words })

/** Shown instead of the English scripts: the scripts of another language beside the English ones. */
export const LanguagePanel = (props: LanguagePanelProps) => {
  const { t } = useTranslation()
  const { data, writing, isFailed, retry } = useLanguageWriting(props)
  if (data && writing) return <LanguageSlides {...props} data={data} writing={writing} />
  if (!isFailed) return <Skeleton className="h-96" />
  return (
    <Card>
      <EmptyState
        title={t('languages.unreachable.title')}
        description={t('languages.unreachable.description')}
      >
        <Button onClick={retry}>{t('app.retry')}</Button>
      </EmptyState>
    </Card>
  )
}

import '@/i18n/languages-words.ts'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/buttons/button.tsx'
import { Card } from '@/ui/card.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'
import { useLanguageWriting } from '../writing/use-language-writing.ts'
import type { LanguagePanelProps } from './language-panel-props.ts'
import { LanguageDesk } from './language-slides.tsx'

/** In place of the English scripts: what each slide says in another language, beside its English. */
export const LanguagePanel = (props: LanguagePanelProps) => {
  const { t } = useTranslation()
  const { data, writing, isFailed, retry } = useLanguageWriting(props)
  if (data && writing) return <LanguageDesk {...props} data={data} writing={writing} />
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

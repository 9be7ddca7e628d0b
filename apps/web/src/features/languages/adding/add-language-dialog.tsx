import type { OfferedLanguage } from '@voxdeck/contracts/languages/language'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addWords } from '@/i18n/add-words.ts'
import { languages as words } from '@/i18n/en/languages.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import { useLanguageNames } from '@/project/languages/use-language-name.ts'
import { wordsOfError } from '@/project/words-of-error.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { Button } from '@/ui/buttons/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'
import { toast } from '@/ui/feedback/toast.ts'
import { Input } from '@/ui/fields/input.tsx'
import { Dialog, DialogContent } from '@/ui/overlays/dialog.tsx'
import { useAddLanguage } from '../queries/add-language.ts'
import { useOfferedLanguages } from '../queries/list-languages.ts'
import { matchLanguages } from './match-languages.ts'
import { OfferedRow } from './offered-row.tsx'

addWords({ languages: words })

type AddLanguageDialogProps = {
  project: Project
  onShow: (language: string) => void
  onClose: () => void
  focusAfter?: () => HTMLElement | null
}

export const AddLanguageDialog = ({ project, onShow, onClose, focusAfter }: AddLanguageDialogProps) => {
  const { t } = useTranslation()
  const pageLanguage = useLanguage()
  const reportFailure = useReportFailure()
  const { data: offered, isError, refetch } = useOfferedLanguages()
  const { mutateAsync: add, isPending, variables } = useAddLanguage(project.id)
  const [text, setText] = useState('')
  const nameOf = useLanguageNames()
  const choose = async ({ code }: OfferedLanguage) => {
    const language = nameOf(code)
    try {
      await add(code)
      onShow(code)
      onClose()
      toast({
        title: t('languages.add.done.title'),
        description: t('languages.add.done.description', { language }),
      })
    } catch (error) {
      const description = wordsOfError(error, pageLanguage) ?? t('languages.add.notAdded', { language })
      reportFailure(error, { title: t('app.error'), description })
    }
  }
  const others = offered?.filter(({ code }) => code !== project.sourceLanguage)
  const found = matchLanguages(others ?? [], text, nameOf)
  const isThere = (code: string) => project.languages.includes(code)
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t('languages.add.title')}
        closeLabel={t('app.close')}
        focusAfter={focusAfter}
        className="flex flex-col overflow-hidden pb-0 max-sm:h-[85dvh] sm:max-h-[min(36rem,85dvh)]"
      >
        {isError && !offered ? (
          <EmptyState
            title={t('languages.add.failed.title')}
            description={t('languages.add.failed.description')}
          >
            <Button onClick={() => void refetch()}>{t('app.retry')}</Button>
          </EmptyState>
        ) : offered?.length === 0 ? (
          <EmptyState
            title={t('languages.add.none.title')}
            description={t('languages.add.none.description')}
          />
        ) : (
          <>
            <Input
              type="search"
              className="mt-4 shrink-0"
              aria-label={t('languages.add.search')}
              placeholder={t('languages.add.search')}
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
            <div className="-mx-5 mt-3 min-h-24 grow overflow-y-auto border-line border-t px-2 py-2">
              {!offered && <Skeleton className="m-3 h-40" aria-label={t('languages.add.loading')} />}
              <ul aria-label={t('languages.add.list')}>
                {found.map((language) => (
                  <OfferedRow
                    key={language.code}
                    language={language}
                    name={nameOf(language.code)}
                    isThere={isThere(language.code)}
                    isBusy={isPending && variables === language.code}
                    isOff={isPending}
                    onChoose={() => void choose(language)}
                  />
                ))}
              </ul>
              <output
                className={
                  offered && found.length === 0 ? 'block px-3 py-6 text-center text-mute' : 'sr-only'
                }
              >
                {offered && found.length === 0 && t('languages.add.noneFound', { text })}
                {text && found.length > 0 && t('languages.add.found', { count: found.length })}
              </output>
            </div>
          </>
        )}
      </DialogContent>
    </Dialog>
  )
}

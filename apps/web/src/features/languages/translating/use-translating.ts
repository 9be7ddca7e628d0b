import type { TranslationJob } from '@voxdeck/contracts/languages/language'
import type { TranslationRequest } from '@voxdeck/contracts/languages/write-translation'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/i18n/use-language.ts'
import type { ToTranslate } from '@/project/languages/slide-states.ts'
import type { AutosaveGroup } from '@/project/saving/autosave-group.ts'
import { wordsOfError } from '@/project/words-of-error.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { useTranslateSlides } from '../queries/translate-slides.ts'
import type { ReplaceDialogProps } from './replace-dialog.tsx'

type TranslatingOptions = {
  projectId: string
  language: string
  job: TranslationJob | null
  autosaves: AutosaveGroup
}

/** Asks for translations, and first for leave where a person's words would be replaced. */
export const useTranslating = ({ projectId, language, job, autosaves }: TranslatingOptions) => {
  const { t } = useTranslation()
  const pageLanguage = useLanguage()
  const reportFailure = useReportFailure()
  const { mutateAsync: translate, isPending } = useTranslateSlides(projectId, language)
  const [question, setQuestion] = useState<ReplaceDialogProps | null>(null)
  /** Slides asked for by name; `all` for those of the whole language. */
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set())

  const [last, setLast] = useState<TranslationRequest | null>(null)

  const isUnderWay = job?.status === 'translating'

  const ask = useCallback(
    async (wish: TranslationRequest) => {
      setQuestion(null)
      setLast(wish)
      try {
        // What is translated is what is on the screen.
        await autosaves.flush()
        await translate(wish)
        setAsked((before) => new Set([...(isUnderWay ? before : []), ...(wish.slideIds ?? ['all'])]))
      } catch (error) {
        const description = wordsOfError(error, pageLanguage) ?? t('languages.notAsked')
        reportFailure(error, { title: t('app.error'), description })
      }
    },
    [autosaves, translate, isUnderWay, reportFailure, pageLanguage, t],
  )
  const close = useCallback(() => setQuestion(null), [])

  /** All that are missing or stale. */
  const askAll = ({ machine, people }: ToTranslate) => {
    if (people === 0) return void ask({})
    setQuestion({
      words: t('languages.replace.slides', { count: people }),
      onReplace: () => void ask({ overwrite: true }),
      ...(machine > 0 ? { onKeep: () => void ask({}) } : {}),
      onClose: close,
    })
  }
  const askOne = useCallback(
    (slideId: string, number: number, isOfPeople: boolean) => {
      if (!isOfPeople) return void ask({ slideIds: [slideId] })
      setQuestion({
        words: t('languages.replace.slide', { number }),
        onReplace: () => void ask({ slideIds: [slideId], overwrite: true }),
        onClose: close,
      })
    },
    [ask, close, t],
  )
  /** What was asked last, once more. */
  const requestAgain = () => void ask(last ?? {})
  return { isPending, isUnderWay, asked, question, askAll, askOne, requestAgain, hasAsked: last !== null }
}

export type Translating = ReturnType<typeof useTranslating>

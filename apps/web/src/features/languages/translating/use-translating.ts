import type { TranslationJob } from '@voxdeck/contracts/languages/language'
import type { TranslatedSlide } from '@voxdeck/contracts/languages/read-language'
import type { TranslationRequest } from '@voxdeck/contracts/languages/write-translation'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/i18n/use-language.ts'
import type { FieldStore } from '@/project/document/field-store.ts'
import type { ToTranslate } from '@/project/languages/slide-states.ts'
import type { AutosaveGroup } from '@/project/saving/autosave-group.ts'
import { wordsOfError } from '@/project/words-of-error.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { useTranslateSlides } from '../queries/translate-slides.ts'
import type { ReplaceDialogProps } from './replace-dialog.tsx'
import { useTranslationStep } from './use-translation-step.ts'

type TranslatingOptions = {
  projectId: string
  language: string
  job: TranslationJob | null
  autosaves: AutosaveGroup
  store: FieldStore
  slides: readonly TranslatedSlide[]
}

/** Requests translations; replacing edited or reviewed text needs a confirmation. */
export const useTranslating = ({
  projectId,
  language,
  job,
  autosaves,
  store,
  slides,
}: TranslatingOptions) => {
  const { t } = useTranslation()
  const pageLanguage = useLanguage()
  const reportFailure = useReportFailure()
  const { mutateAsync: translateSlides, isPending } = useTranslateSlides(projectId, language)
  const [question, setQuestion] = useState<ReplaceDialogProps | null>(null)
  /** Ids of the requested slides; `all` for those of the whole language. */
  const [requested, setRequested] = useState<ReadonlySet<string>>(new Set())

  const [last, setLast] = useState<TranslationRequest | null>(null)

  const isUnderWay = job?.status === 'translating'
  const beginStep = useTranslationStep({ store, language, job, slides })

  const translate = useCallback(
    async (request: TranslationRequest) => {
      setQuestion(null)
      setLast(request)
      try {
        // Save first, so that the server translates the text on the page.
        await autosaves.flush()
        beginStep()
        await translateSlides(request)
        setRequested((before) => new Set([...(isUnderWay ? before : []), ...(request.slideIds ?? ['all'])]))
      } catch (error) {
        const description = wordsOfError(error, pageLanguage) ?? t('languages.notAsked')
        reportFailure(error, { title: t('app.error'), description })
      }
    },
    [autosaves, translateSlides, beginStep, isUnderWay, reportFailure, pageLanguage, t],
  )
  const close = useCallback(() => setQuestion(null), [])

  /** Translates all missing and stale slides. */
  const translateAll = ({ machine, people }: ToTranslate) => {
    if (people === 0) return void translate({})
    setQuestion({
      words: t('languages.replace.slides', { count: people }),
      onReplace: () => void translate({ overwrite: true }),
      ...(machine > 0 ? { onKeep: () => void translate({}) } : {}),
      onClose: close,
    })
  }
  const translateOne = useCallback(
    ({ slideId, slideNumber: number }: TranslatedSlide, replacesWords: boolean) => {
      if (!replacesWords) return void translate({ slideIds: [slideId] })
      setQuestion({
        words: t('languages.replace.slide', { number }),
        onReplace: () => void translate({ slideIds: [slideId], overwrite: true }),
        onClose: close,
      })
    },
    [translate, close, t],
  )
  /** Repeats the last request. */
  const translateAgain = () => void translate(last ?? {})
  return {
    isPending,
    isUnderWay,
    requested,
    question,
    translateAll,
    translateOne,
    translateAgain,
    hasRequested: last !== null,
  }
}

export type Translating = ReturnType<typeof useTranslating>

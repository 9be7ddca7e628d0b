import type { Video } from '@voxdeck/contracts/videos/video'
import { RotateCw, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/i18n/use-language.ts'
import { wordsOfProblem } from '@/project/words-of-error.ts'
import { Button } from '@/ui/buttons/button.tsx'
import { useSpokenWords } from '../facts/use-spoken-words.ts'
import { stepOf } from './step-states.ts'

type FailureNoticeProps = {
  video: Video
  /** Undefined where a bar has the button. */
  onAgain: (() => void) | undefined
  isPrimary: boolean
}

export const FailureNotice = ({ video, onAgain, isPrimary }: FailureNoticeProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const spoken = useSpokenWords(video)
  const { failure } = video
  return (
    <div role="alert" className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-2.5">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4" />
      <div>
        <h3 className="font-semibold">{t('editor.failure.title')}</h3>
        {spoken && <p className="text-mute text-sm">{spoken}</p>}
        {failure && (
          <>
            <p className="mt-1">{wordsOfProblem(failure, language)}</p>
            <p className="mt-1 text-mute text-sm">
              {t('editor.failure.stage', { step: t(`generation.steps.${stepOf(video)}`) })}
            </p>
          </>
        )}
        {failure?.retryable && onAgain && (
          <Button variant={isPrimary ? 'primary' : 'secondary'} className="mt-3" onClick={onAgain}>
            <RotateCw aria-hidden="true" />
            {t('editor.failure.again')}
          </Button>
        )}
      </div>
    </div>
  )
}

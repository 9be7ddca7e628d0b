import type { TranslatedSlide } from '@voxdeck/contracts/languages/read-language'
import { Check, Languages, RotateCw, Square, Volume2 } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { shown } from '@/project/document/field-document.ts'
import { narratorKey, scriptKey, voiceKey } from '@/project/document/field-key.ts'
import { useFieldValue, writeStep } from '@/project/document/field-store.ts'
import { heardRecording } from '@/project/document/shown-choices.ts'
import { isStaleNow, stateOf } from '@/project/languages/language-document.ts'
import { InsertButton } from '@/project/writing/markup/insert-button.tsx'
import { Button } from '@/ui/buttons/button.tsx'
import { IconButton } from '@/ui/buttons/icon-button.tsx'
import { Spinner } from '@/ui/spinner.tsx'
import { markReviewed, replacesWords } from './change-state.ts'
import { LengthFigure } from './length-figure.tsx'
import { listenTo } from './listen-to.ts'
import type { TranslationTools } from './translation-tools.ts'

type RowToolsProps = {
  tools: TranslationTools
  slide: TranslatedSlide
  state: string
  isRequested: boolean
}

/** The toolbar below the text. */
export const RowTools = ({ tools, slide, state, isRequested }: RowToolsProps) => {
  const { t } = useTranslation()
  const { store, language, hasVoice, hasTranslator } = tools
  const { slideId, slideNumber: number } = slide
  const field = scriptKey(slideId)
  const voice = useFieldValue(store, (doc) => shown(doc, voiceKey(slideId)))
  const isHeard = useFieldValue(store, (doc) => heardRecording(doc, { ...slide, id: slideId }) !== null)
  const chooseVoice = (chosen: string | null) =>
    writeStep(store, [
      [voiceKey(slideId), chosen ?? ''],
      [narratorKey(slideId), 'voice'],
    ])
  const hearRecording = () => writeStep(store, [[narratorKey(slideId), 'recording']])
  const isTranslated = stateOf(state) !== null
  return (
    <div className="col-span-2 flex min-h-7 flex-wrap items-center gap-x-2 gap-y-1 text-mute text-sm sm:col-start-2">
      {(hasVoice || isHeard) && <LengthFigure tools={tools} slide={slide} />}
      <div className="ml-auto flex flex-wrap items-center justify-end gap-1">
        {hasVoice && <HearButton tools={tools} slide={slide} />}
        {tools.recordings.button(slide)}
        <InsertButton
          projectId={tools.projectId}
          store={store}
          field={field}
          label={t('languages.row.insert', { number })}
        />
        {hasTranslator && (
          <IconButton
            size="sm"
            disabled={isRequested || slide.source.trim() === ''}
            label={isTranslated ? t('languages.row.again', { number }) : t('languages.row.first', { number })}
            onClick={() => tools.translateOne(slide, replacesWords(slide, state))}
          >
            {isTranslated ? <RotateCw aria-hidden="true" /> : <Languages aria-hidden="true" />}
          </IconButton>
        )}
        {(hasVoice || slide.recording) && (
          <tools.VoicePicker
            size="sm"
            language={language.code}
            value={voice || null}
            languageVoice={tools.chosenVoice}
            wpm={tools.paceOf(slideId)}
            onChange={chooseVoice}
            recording={slide.recording ? { isHeard, onChoose: hearRecording } : undefined}
            label={t('languages.voiceOfSlide', { number })}
          />
        )}
        <ReviewButton tools={tools} slide={slide} state={state} />
      </div>
    </div>
  )
}

const HearButton = ({ tools, slide }: { tools: TranslationTools; slide: TranslatedSlide }) => {
  const { t } = useTranslation()
  const { player } = tools.listening
  const key = scriptKey(slide.slideId)
  const number = slide.slideNumber
  const phase = useSyncExternalStore(player.subscribe, () =>
    player.read().key === key ? player.read().phase : 'silent',
  )
  return (
    <IconButton
      size="sm"
      label={phase === 'silent' ? t('languages.row.listen', { number }) : t('languages.row.stop', { number })}
      className={phase === 'silent' ? '' : 'text-coral-strong'}
      onClick={() => listenTo(tools, slide)}
    >
      {phase === 'loading' ? (
        <Spinner />
      ) : phase === 'playing' ? (
        <Square aria-hidden="true" className="fill-current" />
      ) : (
        <Volume2 aria-hidden="true" />
      )}
    </IconButton>
  )
}

type ReviewButtonProps = { tools: TranslationTools; slide: TranslatedSlide; state: string }

const ReviewButton = ({ tools: { store }, slide, state }: ReviewButtonProps) => {
  const { t } = useTranslation()
  const isReviewed = stateOf(state) === 'reviewed' && !isStaleNow(slide, state)
  return (
    <Button
      size="sm"
      disabled={stateOf(state) === null}
      className={isReviewed ? 'border-transparent bg-green-wash text-green-strong shadow-none' : ''}
      onClick={() => markReviewed(store, slide, !isReviewed)}
    >
      <Check aria-hidden="true" />
      {isReviewed ? t('languages.row.reviewed') : t('languages.row.review')}
      <span className="sr-only">{t('languages.row.ofSlide', { number: slide.slideNumber })}</span>
    </Button>
  )
}

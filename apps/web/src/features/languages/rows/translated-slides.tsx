import { useQuery } from '@tanstack/react-query'
import type { ProjectLanguage, TranslatedSlide } from '@voxdeck/contracts/languages/read-language'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import { languageOf } from '@voxdeck/core/languages/languages'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { shown } from '@/project/document/field-document.ts'
import { scriptKey, slideIdOf } from '@/project/document/field-key.ts'
import { useProjectHistory } from '@/project/history/history-context.ts'
import type { Place } from '@/project/history/turn-fields.ts'
import { useListening } from '@/project/playback/use-listening.ts'
import { glossaryQuery } from '@/project/queries/get-glossary.ts'
import { voicesQuery } from '@/project/queries/list-voices.ts'
import { focusField } from '@/project/writing/focus-field.ts'
import { classNames } from '@/ui/class-names.ts'
import type { Translating } from '../translating/use-translating.ts'
import type { LanguageWriting } from '../writing/create-language-writing.ts'
import { FarRow } from './far-row.tsx'
import { columnsLook } from './row-look.ts'
import { TranslatedRow } from './translated-row.tsx'
import type { RecordingSlots, TranslationTools, VoicePickerSlot } from './translation-tools.ts'
import { useFocusedSlide } from './use-focused-slide.ts'
import { useNearRows } from './use-near-rows.ts'
import { usePanelKeys } from './use-panel-keys.ts'

type TranslatedSlidesProps = {
  project: Project
  data: ProjectLanguage
  slides: readonly TranslatedSlide[]
  writing: LanguageWriting
  translating: Translating
  VoicePicker: VoicePickerSlot
  recordings: RecordingSlots
  /** Above the slides. */
  titleRow: ReactNode
  /** A slide got the focus: it stays visible whatever the filter. */
  onHold: (slideId: string) => void
  /** A slide must be shown, even if the filter hides it. */
  onNeed: (slideId: string) => void
}

export const TranslatedSlides = (props: TranslatedSlidesProps) => {
  const { project, data, slides, writing, translating, VoicePicker, recordings, onHold, onNeed } = props
  const { store } = writing
  const list = useRef<HTMLOListElement>(null)
  const { drawn, isNear, bring } = useNearRows(list, slides)
  const { player, toggle } = useListening(project.id, project.sourceLanguage)
  const { data: voices } = useQuery(voicesQuery)
  const firstVoice = voices?.find(({ language }) => language === data.languageCode)?.id ?? ''
  const { data: glossary } = useQuery({
    ...glossaryQuery(project.id),
    enabled: data.slides.some(({ misses }) => misses.length > 0),
  })
  const originals = useMemo(() => new Map(project.slides.map((slide) => [slide.id, slide])), [project.slides])
  const { translateOne, requested, isUnderWay } = translating
  // As text, so that the tools stay the same while nobody changes a speed.
  const paces = project.slides
    .map(
      ({ id, speakingSpeed }) =>
        `${id} ${speakingSpeed ?? data.speakingSpeed ?? project.settings.speakingSpeed}`,
    )
    .join()
  const paceOf = useMemo(() => {
    const bySlide = new Map(paces.split(',').map((pace) => pace.split(' ') as [string, string]))
    return (slideId: string) => Number(bySlide.get(slideId))
  }, [paces])
  const tools = useMemo<TranslationTools>(
    () => ({
      projectId: project.id,
      store,
      listening: { player, toggle },
      language: languageOf(data.languageCode),
      hasVoice: data.hasVoice,
      hasTranslator: data.hasTranslator,
      paceOf,
      voice: data.voice ?? firstVoice,
      chosenVoice: data.voice,
      glossary: glossary ?? [],
      translateOne,
      VoicePicker,
      recordings,
    }),
    [
      project.id,
      store,
      player,
      toggle,
      data.languageCode,
      data.hasVoice,
      data.hasTranslator,
      data.voice,
      paceOf,
      firstVoice,
      glossary,
      translateOne,
      VoicePicker,
      recordings,
    ],
  )

  const bringIntoView = (slideId: string) => {
    onNeed(slideId)
    bring(slideId)
  }
  const focusSlide = (slideId: string) => {
    flushSync(() => bringIntoView(slideId))
    const key = scriptKey(slideId)
    focusField({ key, caret: shown(store.read(), key).length })
  }
  const { fields } = useProjectHistory()
  const bringPlace = useEffectEvent(({ key }: Place) => bringIntoView(slideIdOf(key) ?? ''))
  useEffect(
    () => fields.bringWith(data.languageCode, (place) => bringPlace(place)),
    [fields, data.languageCode],
  )
  useFocusedSlide(list, onHold)
  usePanelKeys({ slides, all: data.slides, tools, focusSlide })

  return (
    <>
      <ColumnNames language={tools.language} />
      {props.titleRow}
      <ol ref={list} className="divide-y divide-line">
        {drawn.map((slide) => {
          const original = originals.get(slide.slideId)
          if (!original) return null
          if (!isNear(slide.slideId))
            return <FarRow key={slide.slideId} slide={slide} language={tools.language} />
          return (
            <TranslatedRow
              key={slide.slideId}
              tools={tools}
              slide={slide}
              original={original}
              isRequested={
                isUnderWay &&
                (requested.has(slide.slideId) || (requested.has('all') && slide.script === null))
              }
            />
          )
        })}
      </ol>
    </>
  )
}

/** Above all rows; on a phone each row has its own. */
const ColumnNames = ({ language }: Pick<TranslationTools, 'language'>) => {
  const { t } = useTranslation()
  return (
    <div
      aria-hidden="true"
      className={classNames(columnsLook, 'border-b border-b-line py-1.5 text-mute text-xs max-sm:hidden')}
    >
      <span className="sm:col-start-2">{t('languages.row.source')}</span>
      <span lang={language.code} dir={language.direction}>
        {language.ownName}
      </span>
    </div>
  )
}

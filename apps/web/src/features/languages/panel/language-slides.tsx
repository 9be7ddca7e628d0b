import type { ProjectLanguage, TranslatedSlide } from '@voxdeck/contracts/languages/read-language'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFieldDocument } from '@/project/document/field-store.ts'
import { countToTranslate, type Filter, passes } from '@/project/languages/slide-states.ts'
import { Button } from '@/ui/buttons/button.tsx'
import { Card } from '@/ui/card.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { lazyPart } from '@/ui/feedback/lazy-part.tsx'
import { markAllReviewed, reviewableOf } from '../rows/change-state.ts'
import { TranslatedSlides } from '../rows/translated-slides.tsx'
import type { PanelRecordings, VoicePickerSlot } from '../rows/translation-tools.ts'
import { JobStrip } from '../translating/job-strip.tsx'
import { useTranslating } from '../translating/use-translating.ts'
import type { LanguageWriting } from '../writing/create-language-writing.ts'
import type { LanguageWritingOptions } from '../writing/use-language-writing.ts'
import { HelpNote } from './help-note.tsx'
import { PanelHeader } from './panel-header.tsx'
import { TitleRow } from './title-row.tsx'

// Loaded when edited or reviewed text would be replaced.
const ReplaceDialog = lazyPart(
  async () => (await import('../translating/replace-dialog.tsx')).ReplaceDialog,
  null,
  'over',
)

export type LanguagePanelProps = LanguageWritingOptions & {
  onShow: (language: string) => void
  /** In this language. */
  onPresent: () => void
  /** Opens the terms of the project. */
  terms: ReactNode
  VoicePicker: VoicePickerSlot
  recordings: PanelRecordings
}

type LanguageSlidesProps = LanguagePanelProps & { data: ProjectLanguage; writing: LanguageWriting }

export const LanguageSlides = (props: LanguageSlidesProps) => {
  const { project, language, autosaves, onShow, terms, VoicePicker, recordings, data, writing } = props
  const { t } = useTranslation()
  const doc = useFieldDocument(writing.store)
  const [filter, setFilter] = useState<Filter>('all')
  // Slides that were focused stay visible, even when they leave the filtered group.
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set())
  const translating = useTranslating({
    projectId: project.id,
    language,
    job: data.job,
    autosaves,
    store: writing.store,
    slides: data.slides,
  })
  const panel = useRef<HTMLElement>(null)

  const choose = (next: Filter) => {
    setHeld(new Set())
    setFilter(next)
  }
  const isShown = (slide: TranslatedSlide) => held.has(slide.slideId) || passes(slide, doc, filter)
  const slides = data.slides.filter(isShown)
  const reviewable = reviewableOf(doc, slides, filter)
  const counted = countToTranslate(data.slides, doc)
  return (
    <Card ref={panel} aria-labelledby="language-title">
      <PanelHeader
        project={project}
        data={data}
        doc={doc}
        toTranslate={counted}
        filter={filter}
        onFilter={choose}
        translating={translating}
        autosaves={autosaves}
        terms={terms}
        VoicePicker={VoicePicker}
        reviewable={reviewable.length}
        onReviewAll={() => markAllReviewed(writing.store, reviewable)}
        onPresent={props.onPresent}
        onRecordAll={recordings.recordAll}
        onRemoved={() => onShow(project.sourceLanguage)}
      />
      <HelpNote data={data} />
      <JobStrip
        projectId={project.id}
        data={data}
        isOpen={translating.hasRequested || counted.machine + counted.people > 0}
        onAgain={translating.translateAgain}
      />
      <output className="sr-only">
        {filter !== 'all' && t('languages.filters.shown', { count: slides.length })}
      </output>
      {slides.length > 0 ? (
        <TranslatedSlides
          project={project}
          data={data}
          slides={slides}
          writing={writing}
          translating={translating}
          VoicePicker={VoicePicker}
          recordings={recordings.slots}
          titleRow={filter === 'all' && <TitleRow projectId={project.id} title={project.title} data={data} />}
          onHold={(slideId) => held.has(slideId) || setHeld(new Set([...held, slideId]))}
          onNeed={(slideId) => slides.some((slide) => slide.slideId === slideId) || choose('all')}
        />
      ) : (
        <NothingHere filter={filter} hasSlides={data.slides.length > 0} onAll={() => choose('all')} />
      )}
      {recordings.dialogs(writing.store)}
      {translating.question && <ReplaceDialog {...translating.question} />}
    </Card>
  )
}

type NothingHereProps = { filter: Filter; hasSlides: boolean; onAll: () => void }

const NothingHere = ({ filter, hasSlides, onAll }: NothingHereProps) => {
  const { t } = useTranslation()
  if (!hasSlides || filter === 'all')
    return (
      <EmptyState title={t('languages.noSlides.title')} description={t('languages.noSlides.description')} />
    )
  return (
    <EmptyState
      title={t(`languages.nothingHere.${filter}.title`)}
      description={t(`languages.nothingHere.${filter}.description`)}
    >
      <Button onClick={onAll}>{t('languages.nothingHere.showAll')}</Button>
    </EmptyState>
  )
}

import type { ProjectLanguage } from '@voxdeck/contracts/languages/read-language'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import { languageOf } from '@voxdeck/core/languages/languages'
import { Languages } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldDocument } from '@/project/document/field-document.ts'
import { countSlides, type Filter, type ToTranslate } from '@/project/languages/slide-states.ts'
import { useLanguageName } from '@/project/languages/use-language-name.ts'
import type { AutosaveGroup } from '@/project/saving/autosave-group.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { Button } from '@/ui/buttons/button.tsx'
import { CardHeader, CardTitle } from '@/ui/card.tsx'
import { heightProperty } from '@/ui/height-property.ts'
import { useChangeLanguage } from '../queries/change-language.ts'
import type { VoicePickerSlot } from '../rows/translation-tools.ts'
import type { Translating } from '../translating/use-translating.ts'
import { LanguageMenu } from './language-menu.tsx'
import { StateFilters } from './state-filters.tsx'

type PanelHeaderProps = {
  project: Project
  data: ProjectLanguage
  doc: FieldDocument
  toTranslate: ToTranslate
  filter: Filter
  onFilter: (filter: Filter) => void
  translating: Translating
  autosaves: AutosaveGroup
  terms: ReactNode
  VoicePicker: VoicePickerSlot
  reviewable: number
  onReviewAll: () => void
  onPresent: () => void
  onRecordAll: () => void
  onRemoved: () => void
}

const cardHeader = heightProperty('--card-header', 'page')

/** Sticky: shows how much is left to translate, and the button for it. */
export const PanelHeader = (props: PanelHeaderProps) => {
  const { project, data, doc, toTranslate, filter, onFilter, translating, VoicePicker } = props
  const { t } = useTranslation()
  const { languageCode } = data
  const { ownName, direction } = languageOf(languageCode)
  const name = useLanguageName(languageCode)
  const count = toTranslate.machine + toTranslate.people
  const reportFailure = useReportFailure()
  const { mutate: changeLanguage } = useChangeLanguage(project.id, languageCode)
  const chooseVoice = (voice: string | null) =>
    changeLanguage(
      { voice },
      {
        onError: (error) =>
          reportFailure(error, { title: t('app.error'), description: t('languages.notChanged') }),
      },
    )
  return (
    <CardHeader
      ref={cardHeader}
      className="sticky short:static top-14 z-10 rounded-t-lg border-line border-b bg-card"
    >
      <CardTitle id="language-title" className="mr-auto flex items-baseline gap-2">
        <bdi lang={languageCode} dir={direction}>
          {ownName}
        </bdi>
        {name !== ownName && <span className="font-normal font-sans text-mute text-sm">{name}</span>}
      </CardTitle>
      <div className="flex items-center gap-2 max-sm:order-1 max-sm:w-full">
        {data.hasVoice && (
          <VoicePicker
            size="sm"
            language={languageCode}
            value={data.voice}
            wpm={data.speakingSpeed ?? project.settings.speakingSpeed}
            onChange={chooseVoice}
            label={t('languages.voiceOf', { language: name })}
          />
        )}
        {data.hasTranslator && (
          <Button
            className="max-sm:grow"
            busy={translating.isPending}
            disabled={translating.isUnderWay || count === 0}
            onClick={() => translating.translateAll(toTranslate)}
          >
            <Languages aria-hidden="true" />
            {count === 0 ? t('languages.upToDate') : t('languages.translate', { count })}
          </Button>
        )}
      </div>
      {props.terms}
      <LanguageMenu
        projectId={project.id}
        language={languageCode}
        speed={{ own: data.speakingSpeed, ofProject: project.settings.speakingSpeed }}
        autosaves={props.autosaves}
        onPresent={props.onPresent}
        onRecordAll={props.onRecordAll}
        onRemoved={props.onRemoved}
      />
      <StateFilters
        counts={countSlides(data.slides, doc)}
        filter={filter}
        onFilter={onFilter}
        reviewable={props.reviewable}
        onReviewAll={props.onReviewAll}
      />
    </CardHeader>
  )
}

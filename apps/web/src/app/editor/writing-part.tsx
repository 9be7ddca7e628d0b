import type { Project } from '@voxdeck/contracts/projects/read-project'
import { useState } from 'react'
import { LanguageTabPanel } from '@/features/languages/languages.ts'
import { ScriptsCard, type ScriptTools, TemplatePicker } from '@/features/scripts/scripts.tsx'
import type { FieldStore } from '@/project/document/field-store.ts'
import type { AutosaveGroup } from '@/project/saving/autosave-group.ts'
import { LanguagePanelPart } from './language-panel-part.tsx'

type WritingPartProps = {
  project: Project
  userId: string
  store: FieldStore
  autosave: AutosaveGroup
  /** The language whose panel is shown. */
  shown: string
  onShow: (language: string) => void
  /** In the language that is shown. */
  onPresent: () => void
  tools: ScriptTools
  onSave: () => void
  isSaving: boolean
  areTemplatesOpen: boolean
  onCloseTemplates: () => void
}

/** The scripts, the templates in their place, or the panel of another language. */
export const WritingPart = ({ project, store, autosave, shown, ...rest }: WritingPartProps) => {
  const isSource = shown === project.sourceLanguage
  // Hidden but kept mounted: unmounting the rows of 200 slides would delay the panel of another language.
  const [hasSource, setHasSource] = useState(isSource)
  if (isSource && !hasSource) setHasSource(true)
  return (
    <LanguageTabPanel shown={shown}>
      {hasSource && (
        <div
          inert={!isSource}
          data-aside={isSource ? undefined : ''}
          className="data-aside:h-0 data-aside:overflow-clip data-aside:[content-visibility:hidden]"
        >
          {rest.areTemplatesOpen ? (
            <TemplatePicker
              project={project}
              store={store}
              save={autosave.flush}
              onClose={rest.onCloseTemplates}
            />
          ) : (
            <ScriptsCard
              project={project}
              tools={rest.tools}
              onSave={rest.onSave}
              isSaving={rest.isSaving}
              isShown={isSource}
            />
          )}
        </div>
      )}
      {!isSource && (
        <LanguagePanelPart
          key={shown}
          project={project}
          userId={rest.userId}
          language={shown}
          autosaves={autosave}
          onShow={rest.onShow}
          onPresent={rest.onPresent}
        />
      )}
    </LanguageTabPanel>
  )
}

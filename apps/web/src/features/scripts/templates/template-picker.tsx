import type { Project } from '@voxdeck/contracts/projects/read-project'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { addWords } from '@/i18n/add-words.ts'
import { templates as words } from '@/i18n/en/editor/templates.ts'
import { type FieldStore, writeStep } from '@/project/document/field-store.ts'
import { focusField } from '@/project/writing/focus-field.ts'
import { nextPlaceholder } from '@/project/writing/placeholders.ts'
import { Card, CardHeader, CardTitle } from '@/ui/card.tsx'
import { toast } from '@/ui/feedback/toast.ts'
import { SpreadDialog } from '../spread/spread-dialog.tsx'
import { TemplateCard } from './template-card.tsx'
import { type Template, templates } from './templates.ts'

addWords({ templates: words })

type TemplatePickerProps = {
  project: Project
  store: FieldStore
  save: () => Promise<void>
  onClose: () => void
}

/**
 * Shown in place of the scripts; the chosen template becomes the source text, or is spread over the slides.
 */
export const TemplatePicker = ({ project, store, save, onClose }: TemplatePickerProps) => {
  const { t } = useTranslation()
  const [spreading, setSpreading] = useState<Template | null>(null)
  const settle = () => {
    toast({
      title: t('templates.applied.title'),
      description: t('templates.applied.description'),
    })
    // The autosave reports a failed save and retries it.
    save().catch(() => undefined)
  }
  const use = (template: Template) => {
    if (project.slides.length > 0) return setSpreading(template)
    flushSync(() => {
      writeStep(store, [['english', template.script]])
      onClose()
    })
    settle()
    const first = nextPlaceholder(template.script, 0)
    if (first) focusField({ key: 'english', caret: first.start, selectTo: first.end })
  }
  return (
    <Card aria-labelledby="templates-title">
      <CardHeader className="border-line border-b">
        <CardTitle id="templates-title">{t('templates.title')}</CardTitle>
        <p className="w-full text-mute text-sm">
          {project.slides.length > 0
            ? t('templates.hintSlides', { count: project.slides.length })
            : t('templates.hint')}
        </p>
      </CardHeader>
      <ul className="grid divide-line max-xl:divide-y xl:grid-cols-2 xl:[&>*:nth-child(odd)]:border-r xl:[&>*:nth-child(-n+2)]:border-b">
        {templates.map((template) => (
          <TemplateCard key={template.id} template={template} onUse={() => use(template)} />
        ))}
      </ul>
      {spreading && (
        <SpreadDialog
          store={store}
          slides={project.slides}
          script={spreading.script}
          onSpread={() => {
            flushSync(onClose)
            settle()
          }}
          onClose={() => setSpreading(null)}
        />
      )}
    </Card>
  )
}

import { scriptSeconds } from '@voxdeck/core/script/words'
import { defaultVoiceId } from '@voxdeck/core/voices'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatClock } from '@/i18n/format.ts'
import { type FieldDocument, shown } from '@/project/document/field-document.ts'
import { useFieldValue, writeStep } from '@/project/document/field-store.ts'
import { measureScriptOnce } from '@/project/document/measure-script-once.ts'
import { isUnsaved } from '@/project/document/unsaved.ts'
import { ScriptField } from '@/project/writing/fields/script-field.tsx'
import { TwoTexts } from '@/project/writing/fields/two-texts.tsx'
import { focusField } from '@/project/writing/focus-field.ts'
import { InsertButton } from '@/project/writing/markup/insert-button.tsx'
import { Button } from '@/ui/buttons/button.tsx'
import { CopyButton } from './copy-button.tsx'
import { ListenButton } from './listen-button.tsx'
import { PlaceholderButton } from './placeholder-button.tsx'
import { usePastedScript } from './spread/use-pasted-script.ts'
import { type ScriptsCardProps, WritingCard } from './writing-card.tsx'

const shortestEstimate = 1

export const ProjectScriptCard = ({ project, tools, onSave, isSaving, isShown }: ScriptsCardProps) => {
  const { t } = useTranslation()
  const { store, slots } = tools
  const textarea = useRef<HTMLTextAreaElement>(null)
  const isChanged = useFieldValue(store, isUnsaved)
  const wpm = project.settings.speakingSpeed
  const lengthOf = (doc: FieldDocument) => measureScriptOnce(shown(doc, 'english'), project.sourceLanguage)
  const words = useFieldValue(store, (doc) => lengthOf(doc).words)
  const spokenFor = useFieldValue(store, (doc) => scriptSeconds(lengthOf(doc), wpm))
  const seconds = Math.max(shortestEstimate, spokenFor)
  usePastedScript(0, isShown, ({ script }) => {
    const before = shown(store.read(), 'english')
    const text = before.trim() === '' ? script : `${before.trimEnd()}\n\n${script}`
    writeStep(store, [['english', text]])
    focusField({ key: 'english', caret: text.length })
  })
  return (
    <WritingCard
      title={t('editor.englishScript.title')}
      tools={tools}
      save={
        <Button busy={isSaving} disabled={!isChanged} onClick={onSave}>
          {isSaving ? t('editor.englishScript.saving') : t('editor.englishScript.save')}
        </Button>
      }
    >
      <div className="border-l-transparent border-l-[3px] transition-colors focus-within:border-l-coral focus-within:bg-coral-wash/40">
        <ScriptField
          store={store}
          field="english"
          textarea={textarea}
          aria-labelledby="writing-title"
          className="min-h-60 p-4 sm:px-[17px] sm:py-5"
          placeholder={t('editor.englishScript.placeholder')}
        />
        <div className="flex flex-col px-4 sm:px-[17px] [&>*:last-child]:pb-3">
          {slots.heardWords('english')}
          <TwoTexts store={store} field="english" />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t px-3 py-2 text-mute text-sm sm:px-4">
        <div className="flex items-center gap-1">
          <ListenButton
            tools={tools}
            field="english"
            of="english"
            textarea={textarea}
            voice={defaultVoiceId}
            wpm={wpm}
            labels={{ listen: t('scripts.listen.english'), stop: t('scripts.listen.stopEnglish') }}
          />
          {slots.dictate({ field: 'english', textarea, label: t('scripts.dictate.english') })}
          <InsertButton
            projectId={tools.projectId}
            store={store}
            field="english"
            label={t('scripts.insert.english')}
          />
          <CopyButton store={store} field="english" label={t('scripts.copy.english')} />
        </div>
        <span className="figures">
          {t('editor.figures.words', { count: words })} ·{' '}
          {t('editor.figures.estimated', { time: formatClock(seconds) })}
        </span>
        <PlaceholderButton store={store} field="english" textarea={textarea} />
        <span className="ml-auto max-sm:hidden">{t('editor.englishScript.hint')}</span>
      </div>
    </WritingCard>
  )
}

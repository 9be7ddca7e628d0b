import { scriptTextLimit } from '@voxdeck/contracts/projects/update-project'
import { type ComponentProps, type Ref, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '@/ui/feedback/lazy-part.tsx'
import { shown, write } from '../../document/field-document.ts'
import type { FieldKey } from '../../document/field-key.ts'
import { type FieldStore, useFieldValue } from '../../document/field-store.ts'
import { useSourceLanguage } from '../../languages/source-language.ts'
import { ScriptTextarea } from './script-textarea.tsx'

// Loaded with the first bracket; until then the text is plain.
const MarkupLayer = lazyPart(async () => (await import('../markup/markup-layer.tsx')).MarkupLayer, null, null)

type ScriptFieldProps = Omit<ComponentProps<typeof ScriptTextarea>, 'value' | 'onText' | 'behind' | 'ref'> & {
  store: FieldStore
  field: FieldKey
  textarea?: Ref<HTMLTextAreaElement>
}

/** Pasted and dropped text is an undo step of its own. */
const isTyping = (inputType: string) => !/^(insertFrom|deleteBy)/.test(inputType)

/** Text area of one field of the document. */
export const ScriptField = ({ store, field, textarea, lang: own, ...rest }: ScriptFieldProps) => {
  const sourceLanguage = useSourceLanguage()
  const lang = own ?? sourceLanguage
  const text = useFieldValue(store, (doc) => shown(doc, field))
  const { t } = useTranslation()
  const notesId = useId()
  const hasBrackets = text.includes('[')
  return (
    <>
      <ScriptTextarea
        ref={textarea}
        data-field={field}
        lang={lang}
        spellCheck
        maxLength={scriptTextLimit}
        value={text}
        aria-describedby={hasBrackets ? notesId : undefined}
        behind={
          hasBrackets
            ? (className) => (
                <MarkupLayer text={text} field={field} lang={lang} notesId={notesId} className={className} />
              )
            : undefined
        }
        onText={(typed, inputType) =>
          store.change((doc) =>
            write(doc, [[field, typed]], { kind: isTyping(inputType) ? 'typing' : 'step', at: Date.now() }),
          )
        }
        onFocus={({ currentTarget }) => {
          currentTarget.dataset.visited = ''
          store.rest()
        }}
        {...rest}
      />
      {text.length >= scriptTextLimit && <p className="text-sm">{t('scripts.full')}</p>}
    </>
  )
}

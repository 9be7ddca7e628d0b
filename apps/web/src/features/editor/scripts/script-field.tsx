import { scriptTextLimit } from '@voxdeck/contracts/projects/update-project'
import type { ComponentProps, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldKey } from './document/field-key.ts'
import { shown, write } from './document/script-document.ts'
import { type ScriptStore, useScriptValue } from './script-store.ts'
import { ScriptTextarea } from './script-textarea.tsx'

type ScriptFieldProps = Omit<ComponentProps<typeof ScriptTextarea>, 'value' | 'onText' | 'ref'> & {
  store: ScriptStore
  field: FieldKey
  textarea?: Ref<HTMLTextAreaElement>
}

/** What comes as a whole is a step of its own. */
const isTyping = (inputType: string) => !/^(insertFrom|deleteBy)/.test(inputType)

/** A text of the document, and where it is written. */
export const ScriptField = ({ store, field, textarea, ...rest }: ScriptFieldProps) => {
  const text = useScriptValue(store, (doc) => shown(doc, field))
  const { t } = useTranslation()
  return (
    <>
      <ScriptTextarea
        ref={textarea}
        data-field={field}
        lang="en"
        spellCheck
        maxLength={scriptTextLimit}
        value={text}
        onText={(typed, inputType) =>
          store.change((doc) =>
            write(doc, [[field, typed]], { kind: isTyping(inputType) ? 'typing' : 'step', at: Date.now() }),
          )
        }
        onFocus={({ currentTarget }) => {
          currentTarget.dataset.visited = ''
        }}
        {...rest}
      />
      {text.length >= scriptTextLimit && <p className="text-sm">{t('scripts.full')}</p>}
    </>
  )
}

import type { ProjectSlide } from '@voxdeck/contracts/slides/read-slide'
import { ChevronDown, Split, VolumeOff } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shown } from '@/project/document/field-document.ts'
import { useFieldValue } from '@/project/document/field-store.ts'
import { isBlank } from '@/project/document/spoken-scripts.ts'
import { ScriptField } from '@/project/writing/fields/script-field.tsx'
import { TwoTexts } from '@/project/writing/fields/two-texts.tsx'
import { InsertButton } from '@/project/writing/markup/insert-button.tsx'
import { Button } from '@/ui/buttons/button.tsx'
import { classNames } from '@/ui/class-names.ts'
import type { ScriptTools } from './script-tools.ts'

type WholeScriptProps = {
  tools: ScriptTools
  slides: readonly ProjectSlide[]
  slideIds: readonly string[]
  onSpread: (script: string) => void
  /** The first slides have just come, maybe while the script is read further down. */
  comesIntoView: boolean
}

/**
 * The project script of a project with slides: spread over them while none has its own script. It can be
 * written to the slides.
 */
export const WholeScript = ({ tools, slides, slideIds, onSpread, comesIntoView }: WholeScriptProps) => {
  const { t } = useTranslation()
  const { store, spokenView } = tools
  const isEmpty = useFieldValue(store, (doc) => isBlank(shown(doc, 'english')))
  const isSpread = useFieldValue(store, (doc) => spokenView(doc, slideIds).isSpread)
  // Stays open while the first script is typed, so that the layout does not shift.
  const [isOpen, setOpen] = useState(isSpread)
  const openWhenSought = useCallback((folded: HTMLDivElement) => {
    const open = () => setOpen(true)
    folded.addEventListener('beforematch', open)
    return () => folded.removeEventListener('beforematch', open)
  }, [])
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (comesIntoView) section.current?.scrollIntoView({ block: 'nearest' })
  }, [comesIntoView])
  const Icon = isSpread ? Split : VolumeOff
  return (
    <section
      ref={section}
      aria-labelledby="whole-script-title"
      className="lg:scroll-mt-18 border-line border-b border-l-[3px] border-l-transparent bg-well/50 transition-colors focus-within:border-l-coral"
    >
      <div className="flex items-start gap-3 py-3 pr-4 pl-[13px] max-sm:flex-wrap sm:pr-5 sm:pl-[17px]">
        <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-mute" />
        <div className="min-w-0 grow basis-0">
          <h3 id="whole-script-title" className="font-medium">
            {t('editor.englishScript.title')}
          </h3>
          <p className="max-w-[90ch] text-pretty text-mute text-sm">
            {isSpread
              ? t('editor.englishScript.spread', { count: slides.length })
              : t('editor.englishScript.replaced')}
          </p>
        </div>
        <div className="flex gap-1 max-sm:w-full max-sm:justify-end">
          {isOpen && (
            <InsertButton
              projectId={tools.projectId}
              store={store}
              field="english"
              label={t('scripts.insert.english')}
            />
          )}
          <Button size="sm" disabled={isEmpty} onClick={() => onSpread(shown(store.read(), 'english'))}>
            {t('scripts.spread.act')}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={isOpen}
            aria-controls="whole-script-text"
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t('editor.englishScript.hide') : t('editor.englishScript.show')}
            <ChevronDown
              aria-hidden="true"
              className={classNames('transition-transform', isOpen && 'rotate-180')}
            />
          </Button>
        </div>
      </div>
      <div
        ref={openWhenSought}
        id="whole-script-text"
        hidden={!isOpen}
        className="pr-4 pb-4 pl-[41px] sm:pr-5 sm:pl-[45px]"
      >
        <ScriptField
          store={store}
          field="english"
          aria-labelledby="whole-script-title"
          className="min-h-14"
          placeholder={t('editor.englishScript.placeholder')}
        />
        <TwoTexts store={store} field="english" />
      </div>
    </section>
  )
}

import type { Project } from '@voxdeck/contracts/projects/project'
import { ChevronDown, Split, VolumeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/button.tsx'
import { classNames } from '@/ui/class-names.ts'
import { shownEnglishScript } from './script-drafts.ts'
import { ScriptTextarea } from './script-textarea.tsx'
import type { SpokenSlide } from './spoken-slides.ts'
import type { ScriptDraftsState } from './use-script-drafts.ts'

type WholeScriptProps = { project: Project; scripts: ScriptDraftsState; slides: readonly SpokenSlide[] }

/** The single script of a project that has slides: either spread over them, or kept and not spoken. */
export const WholeScript = ({ project, scripts, slides }: WholeScriptProps) => {
  const { t } = useTranslation()
  const isSpread = slides.some(({ spread }) => spread !== null)
  const isSaved = project.slideScripts.every(({ script }) => script.trim() === '')
  // Stays open while the first slide is being written: nothing may jump under the typing hand.
  const [isOpen, setOpen] = useState(isSpread || isSaved)
  const text = shownEnglishScript(project, scripts.drafts)
  const wasThere = project.englishScript !== '' || scripts.drafts.englishScript !== undefined
  if (!wasThere) return null
  const Icon = isSpread ? Split : VolumeOff
  return (
    <section
      aria-labelledby="whole-script-title"
      className="border-line border-b border-l-[3px] border-l-transparent bg-well/50 transition-colors focus-within:border-l-coral"
    >
      <div className="flex items-start gap-3 py-3 pr-4 pl-[13px] sm:pr-5 sm:pl-[17px]">
        <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-mute" />
        <div className="min-w-0 grow">
          <h3 id="whole-script-title" className="font-medium">
            {t('editor.englishScript.title')}
          </h3>
          <p className="max-w-[90ch] text-pretty text-mute text-sm">
            {isSpread
              ? t('editor.englishScript.spread', { count: slides.length })
              : t('editor.englishScript.replaced')}
          </p>
        </div>
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
      <div id="whole-script-text" hidden={!isOpen} className="pr-4 pb-4 pl-[41px] sm:pr-5 sm:pl-[45px]">
        <ScriptTextarea
          aria-labelledby="whole-script-title"
          lang="en"
          spellCheck
          className="min-h-14"
          value={text}
          onText={scripts.editEnglishScript}
          placeholder={t('editor.englishScript.placeholder')}
        />
      </div>
    </section>
  )
}

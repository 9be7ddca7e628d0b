import { countWords, spokenSeconds } from '@voxdeck/core/script/words'
import { useTranslation } from 'react-i18next'
import { formatClock } from '@/i18n/format.ts'
import { Button } from '@/ui/button.tsx'
import { Card, CardHeader, CardTitle } from '@/ui/card.tsx'
import { shownEnglishScript } from './script-drafts.ts'
import { ScriptTextarea } from './script-textarea.tsx'
import type { ScriptsCardProps } from './scripts-card-props.ts'

const shortestEstimate = 1

export const EnglishScriptCard = ({ project, scripts, onSave, isSaving }: ScriptsCardProps) => {
  const { t } = useTranslation()
  const text = shownEnglishScript(project, scripts.drafts)
  const words = countWords(text)
  const seconds = Math.max(shortestEstimate, spokenSeconds(words, project.videoSettings.speakingSpeed))
  return (
    <Card aria-labelledby="english-script-title" className="overflow-hidden">
      <CardHeader className="justify-between border-line border-b">
        <CardTitle id="english-script-title">{t('editor.englishScript.title')}</CardTitle>
        <Button busy={isSaving} disabled={!scripts.isDirty} onClick={onSave}>
          {isSaving ? t('editor.englishScript.saving') : t('editor.englishScript.save')}
        </Button>
      </CardHeader>
      <div className="border-transparent border-l-[3px] transition-colors focus-within:border-coral focus-within:bg-coral-wash">
        <ScriptTextarea
          aria-labelledby="english-script-title"
          lang="en"
          spellCheck
          className="min-h-60 p-4 sm:px-[17px] sm:py-5"
          value={text}
          onText={scripts.editEnglishScript}
          placeholder={t('editor.englishScript.placeholder')}
        />
      </div>
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-line border-t px-4 py-3 text-mute text-sm sm:px-5">
        <span className="figures">
          {t('editor.figures.words', { count: words })} ·{' '}
          {t('editor.figures.estimated', { time: formatClock(seconds) })}
        </span>
        <span>{t('editor.englishScript.hint')}</span>
      </p>
    </Card>
  )
}

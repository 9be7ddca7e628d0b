import { languageOf } from '@voxdeck/core/languages/languages'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '@/project/languages/use-language-name.ts'
import { Button } from '@/ui/buttons/button.tsx'
import { classNames } from '@/ui/class-names.ts'
import { Checkbox } from '@/ui/fields/choice.tsx'
import { canBeChosen, type LanguageChoice } from './language-choice.ts'
import { StandingBadges } from './standing-badges.tsx'

type LanguageRowProps = {
  choice: LanguageChoice
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onLead: () => void
  onRetry: () => void
}

export const LanguageRow = ({ choice, isChosen, onChoose, onLead, onRetry }: LanguageRowProps) => {
  const { t } = useTranslation()
  const { code, standing } = choice
  const name = useLanguageName(code)
  const { ownName, direction } = languageOf(code)
  const isOpen = canBeChosen(choice)
  const [box, state] = [`video-language-${code}`, `standing-${code}`]
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 pr-3 pl-2">
      <label
        htmlFor={box}
        className={classNames('flex grow items-center gap-2 py-2', isOpen && 'cursor-pointer')}
      >
        <Checkbox
          id={box}
          checked={isChosen}
          disabled={!isOpen}
          aria-describedby={state}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        />
        <span className="flex flex-wrap items-baseline gap-x-2">
          <bdi lang={code} dir={direction} className={classNames('font-medium', !isOpen && 'text-mute')}>
            {ownName}
          </bdi>
          {name !== ownName && <span className="text-mute text-sm">{name}</span>}
        </span>
      </label>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-1.5 py-1.5">
        <div id={state} className="contents">
          <StandingBadges standing={standing} />
        </div>
        {standing.kind === 'missing' && (
          <Button size="sm" onClick={onLead}>
            {t('videoLanguages.translate')}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
        {standing.kind === 'failed' && (
          <Button size="sm" onClick={onRetry}>
            {t('app.retry')}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
    </li>
  )
}

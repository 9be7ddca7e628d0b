import '@/i18n/generation-words.ts'
import { useTranslation } from 'react-i18next'
import { Progress } from '@/ui/progress.tsx'
import type { FilmLanguages } from '../api/generate-video.ts'
import { useLanguageName } from '../languages/use-language-name.ts'
import { FailureNotice } from './failure-notice.tsx'
import { GenerationSteps } from './generation-steps.tsx'
import { OtherFilms } from './other-films.tsx'
import type { GenerationPanelState } from './use-generation.ts'
import { useRemainingWords } from './use-remaining-words.ts'
import { useShownPercent } from './use-shown-percent.ts'
import { useSpokenWords } from './use-spoken-words.ts'

type GenerationPanelProps = {
  projectId: string
  panel: Exclude<GenerationPanelState, { kind: 'hidden' }>
  onAgain: (languages: FilmLanguages) => void
}

export const GenerationPanel = ({ projectId, panel, onAgain }: GenerationPanelProps) => {
  const { t } = useTranslation()
  const { film } = panel
  const percent = useShownPercent(film)
  const remaining = useRemainingWords(film)
  const english = useLanguageName('en')
  const others = panel.kind === 'working' ? panel.others : []
  const spoken = useSpokenWords(film) ?? (others.length > 0 ? english : null)
  return (
    <section
      aria-label={t('generation.title')}
      className="mx-4 mt-4 animate-appear sm:mx-5 border-line border-t pt-4"
    >
      {panel.kind === 'failed' ? (
        <FailureNotice film={panel.film} onAgain={() => onAgain(panel.film.languages)} />
      ) : (
        <>
          {spoken && <p className="mb-1 font-medium">{spoken}</p>}
          <div className="mb-2 flex items-baseline justify-between gap-3">
            <span className="figures font-medium text-xl">{t('editor.generation.percent', { percent })}</span>
            <span className="figures text-mute text-sm">{remaining}</span>
          </div>
          <Progress percent={percent} label={t('generation.title')} />
          <GenerationSteps film={film} />
          {others.length > 0 && <OtherFilms projectId={projectId} films={others} />}
        </>
      )}
    </section>
  )
}

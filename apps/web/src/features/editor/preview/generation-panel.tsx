import { useTranslation } from 'react-i18next'
import { Progress } from '@/ui/progress.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { GenerationSteps } from './generation-steps.tsx'
import type { Generation } from './use-generation.ts'
import { useRemainingWords } from './use-remaining-words.ts'
import { useShownPercent } from './use-shown-percent.ts'

export const GenerationPanel = ({ generation: { panel, generate } }: { generation: Generation }) => {
  const { t } = useTranslation()
  const film = panel.kind === 'hidden' ? null : panel.film
  const percent = useShownPercent(film)
  const remaining = useRemainingWords(film)
  if (panel.kind === 'hidden') return null
  return (
    <section
      aria-label={t('editor.generation.title')}
      className="mx-4 mt-4 animate-appear sm:mx-5 border-line border-t pt-4"
    >
      {panel.kind === 'failed' ? (
        <FailureNotice film={panel.film} onAgain={generate} />
      ) : (
        <>
          <div className="mb-2 flex items-baseline justify-between gap-3">
            <span className="figures font-medium text-xl">{t('editor.generation.percent', { percent })}</span>
            <span className="figures text-mute text-sm">{remaining}</span>
          </div>
          <Progress percent={percent} label={t('editor.generation.title')} />
          <GenerationSteps film={film} />
        </>
      )}
    </section>
  )
}

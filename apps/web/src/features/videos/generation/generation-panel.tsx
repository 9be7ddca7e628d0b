import { useTranslation } from 'react-i18next'
import { addWords } from '@/i18n/add-words.ts'
import { generation as words } from '@/i18n/en/generation.ts'
import { useSourceLanguage } from '@/project/languages/source-language.ts'
import { useLanguageName } from '@/project/languages/use-language-name.ts'
import { Progress } from '@/ui/feedback/progress.tsx'
import { useSpokenWords } from '../facts/use-spoken-words.ts'
import { FailureNotice } from './failure-notice.tsx'
import type { VideoLanguages } from './generate-video.ts'
import { GenerationSteps } from './generation-steps.tsx'
import { OtherVideos } from './other-videos.tsx'
import type { GenerationPanelState } from './panel-state.ts'
import type { PrimaryAction } from './primary-action.ts'
import { ReadyOffer } from './ready-offer.tsx'
import { useRemainingWords } from './use-remaining-words.ts'
import { useShownPercent } from './use-shown-percent.ts'

addWords({ generation: words })

type GenerationPanelProps = {
  projectId: string
  panel: Exclude<GenerationPanelState, { kind: 'hidden' }>
  /** Undefined where a bar has the button. */
  onAgain: ((languages: VideoLanguages) => void) | undefined
  primary: PrimaryAction
}

export const GenerationPanel = ({ projectId, panel, onAgain, primary }: GenerationPanelProps) => {
  const { t } = useTranslation()
  const { video } = panel
  const percent = useShownPercent(video)
  const remaining = useRemainingWords(video)
  const original = useLanguageName(useSourceLanguage())
  const others = panel.kind === 'working' ? panel.others : []
  const spoken = useSpokenWords(video) ?? (others.length > 0 ? original : null)
  return (
    <section
      aria-label={t('generation.title')}
      className="mx-4 mt-4 animate-appear sm:mx-5 border-line border-t pt-4"
    >
      {panel.kind === 'failed' ? (
        <>
          <FailureNotice
            video={panel.video}
            onAgain={onAgain && (() => onAgain(panel.video.languages))}
            isPrimary={primary === 'retry'}
          />
          <GenerationSteps video={panel.video} />
        </>
      ) : (
        <>
          {spoken && <p className="mb-1 font-medium">{spoken}</p>}
          <div className="mb-2 flex items-baseline justify-between gap-3">
            <span className="figures font-medium text-xl">{t('editor.generation.percent', { percent })}</span>
            <span className="figures text-mute text-sm">{remaining}</span>
          </div>
          <Progress percent={percent} label={t('generation.title')} />
          <GenerationSteps video={video} />
          {panel.kind === 'working' && <ReadyOffer />}
          {others.length > 0 && <OtherVideos projectId={projectId} videos={others} />}
        </>
      )}
    </section>
  )
}

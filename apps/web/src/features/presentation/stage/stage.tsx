import { addWords } from '@/i18n/add-words.ts'
import { presentation as words } from '@/i18n/en/presentation.ts'
import { FullStage } from './full-stage.tsx'
import { MiniStage } from './mini-stage.tsx'
import { type PresentationProps, usePresentation } from './use-presentation.ts'

addWords({ presentation: words })

/** The run lives above both sizes, so that it continues when they are switched. */
export const Stage = (props: PresentationProps) => {
  const { run, isSmall, resize, stop } = usePresentation(props)
  if (!run) return null
  return isSmall ? (
    <MiniStage run={run} onEnlarge={() => resize(false)} onStop={stop} />
  ) : (
    <FullStage run={run} onMinimise={() => resize(true)} onStop={stop} />
  )
}

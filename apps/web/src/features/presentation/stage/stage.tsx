import '@/i18n/presentation-words.ts'
import { FullStage } from './full-stage.tsx'
import { MiniStage } from './mini-stage.tsx'
import { type ShowProps, useShow } from './use-presentation.ts'

/** The state of the show lives above both sizes, so that it continues when they are switched. */
export const Stage = (props: ShowProps) => {
  const { show, isSmall, resize, stop } = useShow(props)
  if (!show) return null
  return isSmall ? (
    <MiniStage show={show} onEnlarge={() => resize(false)} onStop={stop} />
  ) : (
    <FullStage show={show} onMinimise={() => resize(true)} onStop={stop} />
  )
}

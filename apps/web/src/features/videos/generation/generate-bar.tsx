import { useTranslation } from 'react-i18next'
import { heightProperty } from '@/ui/height-property.ts'
import { DownloadLink } from './download-link.tsx'
import { type Content, GenerateButton } from './generate-button.tsx'
import type { Generation } from './use-generation.ts'

/** Toasts and the minimised presentation are placed above the bar, which may have two lines. */
const barHeight = heightProperty('--bottom-bar', 'page')

type GenerateBarProps = { projectId: string; generation: Generation; content: Content }

/** On narrow screens what to do next is fixed at the bottom. */
export const GenerateBar = (props: GenerateBarProps) => {
  const { t } = useTranslation()
  return (
    <section
      ref={barHeight}
      aria-label={t('editor.steps.generate')}
      data-bottom-bar
      className="fixed short:static inset-x-0 bottom-0 z-20 flex flex-wrap gap-2 border-line border-t bg-card px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6"
    >
      <DownloadLink generation={props.generation} className="grow" />
      <div className="grow">
        <GenerateButton {...props} place="bar" />
      </div>
    </section>
  )
}

import { type Content, GenerateButton } from './generate-button.tsx'
import type { Generation } from './use-generation.ts'

type GenerateBarProps = { projectId: string; generation: Generation; content: Content }

/** On narrow screens the generate button is fixed at the bottom. */
export const GenerateBar = (props: GenerateBarProps) => (
  <div
    data-bottom-bar
    className="fixed inset-x-0 bottom-0 z-20 border-line border-t bg-card px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6"
  >
    <GenerateButton {...props} isNarrow />
  </div>
)

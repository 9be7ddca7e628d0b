import { FileText, Images, Share2, Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const steps = [
  { id: 'write', Icon: FileText },
  { id: 'arrange', Icon: Images },
  { id: 'generate', Icon: Sparkles },
  { id: 'share', Icon: Share2 },
] as const

const answers = ['kept', 'length', 'files', 'first', 'again', 'dictation'] as const

/** The workflow in four steps, and a few questions with answers. */
export const Guide = () => {
  const { t } = useTranslation()
  return (
    <>
      <ol className="grid gap-3 sm:grid-cols-4">
        {steps.map(({ id, Icon }, index) => (
          <li
            key={id}
            className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 rounded-md border border-line p-3.5 sm:block"
          >
            <span className="flex items-center justify-between text-mute max-sm:flex-col max-sm:justify-start">
              <Icon aria-hidden="true" className="size-5" />
              <span aria-hidden="true" className="figures text-sm max-sm:hidden">
                {index + 1}
              </span>
            </span>
            <div>
              <h3 className="font-semibold text-base sm:mt-3">{t(`help.steps.${id}.title`)}</h3>
              <p className="mt-0.5 text-mute text-sm">{t(`help.steps.${id}.words`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <dl className="mt-7 grid gap-x-10 gap-y-5 sm:grid-cols-2">
        {answers.map((id) => (
          <div key={id}>
            <dt className="font-semibold text-base">{t(`help.answers.${id}.question`)}</dt>
            <dd className="mt-1 text-mute">{t(`help.answers.${id}.answer`)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

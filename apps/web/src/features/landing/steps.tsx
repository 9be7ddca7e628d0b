import { useTranslation } from 'react-i18next'

const steps = ['write', 'arrange', 'generate', 'share'] as const

export const Steps = () => {
  const { t } = useTranslation()
  return (
    <section className="pt-24 lg:pt-32">
      <h2 className="display max-w-[20ch] text-3xl">{t('landing.steps.title')}</h2>
      <ol className="mt-10 grid border-line border-t sm:grid-cols-2 lg:grid-cols-4">
        {steps.map((step, index) => (
          <li
            key={step}
            className="border-line py-6 max-sm:border-b sm:px-6 sm:py-8 sm:not-first:border-l sm:first:pl-0 max-lg:sm:odd:border-l-0 max-lg:sm:odd:pl-0"
          >
            <p className="figures text-mute text-sm">{String(index + 1).padStart(2, '0')}</p>
            <h3 className="display mt-3 text-xl">{t(`landing.steps.${step}.title`)}</h3>
            <p className="mt-1.5 text-pretty text-md text-mute">{t(`landing.steps.${step}.description`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

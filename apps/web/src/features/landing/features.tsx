import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '@/ui/card.tsx'
import {
  PrivacyExhibit,
  ProfessionalExhibit,
  ScriptExhibit,
  SpeechExhibit,
  TranslationExhibit,
  VersionsExhibit,
} from './feature-exhibits.tsx'

type FeatureProps = { title: string; description: string; children: ReactNode }

const Feature = ({ title, description, children }: FeatureProps) => (
  <li className="flex">
    <Card className="flex w-full flex-col overflow-hidden">
      <div aria-hidden="true" className="grid h-40 items-center border-line border-b bg-well px-6">
        {children}
      </div>
      <div className="p-6 pt-5">
        <h3 className="display text-lg">{title}</h3>
        <p className="mt-1.5 text-pretty text-md text-mute">{description}</p>
      </div>
    </Card>
  </li>
)

export const Features = () => {
  const { t } = useTranslation()
  return (
    <section className="pt-24 lg:pt-32">
      <h2 className="display max-w-[20ch] text-3xl">{t('landing.features.title')}</h2>
      <ul className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5">
        <Feature
          title={t('landing.features.script.title')}
          description={t('landing.features.script.description')}
        >
          <ScriptExhibit />
        </Feature>
        <Feature
          title={t('landing.features.speech.title')}
          description={t('landing.features.speech.description')}
        >
          <SpeechExhibit />
        </Feature>
        <Feature
          title={t('landing.features.translation.title')}
          description={t('landing.features.translation.description')}
        >
          <TranslationExhibit />
        </Feature>
        <Feature
          title={t('landing.features.professional.title')}
          description={t('landing.features.professional.description')}
        >
          <ProfessionalExhibit />
        </Feature>
        <Feature
          title={t('landing.features.privacy.title')}
          description={t('landing.features.privacy.description')}
        >
          <PrivacyExhibit />
        </Feature>
        <Feature
          title={t('landing.features.collaboration.title')}
          description={t('landing.features.collaboration.description')}
        >
          <VersionsExhibit />
        </Feature>
      </ul>
    </section>
  )
}

import { useTranslation } from 'react-i18next'
import { Radio } from '@/ui/fields/choice.tsx'
import { type VideoKind, videoKinds } from './language-choice.ts'

type KindChoiceProps = { kind: VideoKind; onChange: (kind: VideoKind) => void }

export const KindChoice = ({ kind, onChange }: KindChoiceProps) => {
  const { t } = useTranslation()
  return (
    <fieldset className="grid min-w-0 gap-2 sm:grid-cols-2">
      <legend className="sr-only">{t('videoLanguages.kind')}</legend>
      {videoKinds.map((value) => (
        <label
          key={value}
          htmlFor={`video-kind-${value}`}
          className="flex cursor-pointer gap-2 rounded-md border border-line p-2.5 transition-colors hover:border-edge has-checked:border-coral-strong"
        >
          <Radio
            id={`video-kind-${value}`}
            name="video-kind"
            value={value}
            checked={kind === value}
            onChange={() => onChange(value)}
            className="-mt-0.5"
          />
          <span>
            <span className="block font-medium">{t(`videoLanguages.kinds.${value}.title`)}</span>
            <span className="block text-mute text-sm">{t(`videoLanguages.kinds.${value}.description`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

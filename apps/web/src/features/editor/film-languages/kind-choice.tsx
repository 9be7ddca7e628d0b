import { useTranslation } from 'react-i18next'
import { Radio } from '@/ui/choice.tsx'
import { type FilmKind, filmKinds } from './language-choice.ts'

type KindChoiceProps = { kind: FilmKind; onChange: (kind: FilmKind) => void }

export const KindChoice = ({ kind, onChange }: KindChoiceProps) => {
  const { t } = useTranslation()
  return (
    <fieldset className="grid min-w-0 gap-2 sm:grid-cols-2">
      <legend className="sr-only">{t('filmLanguages.kind')}</legend>
      {filmKinds.map((value) => (
        <label
          key={value}
          htmlFor={`film-kind-${value}`}
          className="flex cursor-pointer gap-2 rounded-md border border-line p-2.5 transition-colors hover:border-edge has-checked:border-coral-strong"
        >
          <Radio
            id={`film-kind-${value}`}
            name="film-kind"
            value={value}
            checked={kind === value}
            onChange={() => onChange(value)}
            className="-mt-0.5"
          />
          <span>
            <span className="block font-medium">{t(`filmLanguages.kinds.${value}.title`)}</span>
            <span className="block text-mute text-sm">{t(`filmLanguages.kinds.${value}.description`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

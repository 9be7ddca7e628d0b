import type { TranslatedSlide } from '@voxdeck/contracts/languages/read-language'
import { type MarkKind, markKinds } from '@voxdeck/core/languages/translation-marks'
import { Asterisk, Hash, type LucideIcon, WholeWord } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const icons: Record<MarkKind, LucideIcon> = { numbers: Hash, leftWords: WholeWord, symbols: Asterisk }

/** What looks wrong in a translation: hints, which a review puts away. */
export const TranslationMarks = ({ marks }: Pick<TranslatedSlide, 'marks'>) => {
  const { t, i18n } = useTranslation()
  const found = markKinds.filter((kind) => marks[kind].length > 0)
  if (found.length === 0) return null
  const list = new Intl.ListFormat(i18n.language, { type: 'unit', style: 'short' })
  return (
    <ul className="mt-2 flex flex-col gap-1">
      {found.map((kind) => {
        const Icon = icons[kind]
        return (
          <li key={kind} className="flex items-start gap-2 text-sm">
            <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span className="[overflow-wrap:anywhere]">
              {t(`languages.row.marks.${kind}`, { what: list.format(marks[kind]) })}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

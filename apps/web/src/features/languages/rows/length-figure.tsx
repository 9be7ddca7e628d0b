import type { TranslatedSlide } from '@voxdeck/contracts/languages/read-language'
import { estimateScriptSeconds } from '@voxdeck/core/languages/estimate-script-seconds'
import { secondsOfFrames } from '@voxdeck/core/timeline/slide-length'
import { useTranslation } from 'react-i18next'
import { shown } from '@/project/document/field-document.ts'
import { scriptKey } from '@/project/document/field-key.ts'
import { useFieldValue } from '@/project/document/field-store.ts'
import { heardRecording } from '@/project/document/shown-choices.ts'
import { useLength } from '@/project/lengths/lengths-store.ts'
import { classNames } from '@/ui/class-names.ts'
import { lengthFit } from './length-fit.ts'
import type { TranslationTools } from './translation-tools.ts'

type LengthFigureProps = { tools: TranslationTools; slide: TranslatedSlide }

/** The length of the translation, recorded or estimated, against the length of its slide, as a bar and in words. */
export const LengthFigure = ({ tools: { store, language, paceOf }, slide }: LengthFigureProps) => {
  const { slideId, slideNumber: number } = slide
  const { t } = useTranslation()
  const room = useLength(({ slides }) => secondsOfFrames(slides[number - 1]?.frames ?? 0))
  const text = useFieldValue(store, (doc) => shown(doc, scriptKey(slideId)))
  const recorded = useFieldValue(
    store,
    (doc) => heardRecording(doc, { ...slide, id: slideId })?.seconds ?? null,
  )
  const length = recorded ?? estimateScriptSeconds(text, language.code, paceOf(slideId))
  const { foretold, over } = lengthFit(length, room)
  if (foretold === 0) return null
  const seconds = foretold.toFixed(1)
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span aria-hidden="true" className="h-1 w-12 shrink-0 overflow-hidden rounded-full bg-line">
        <span
          className={classNames('block h-full rounded-full', over > 0 ? 'bg-ink' : 'bg-teal')}
          style={{ width: `${Math.min(1, foretold / room) * 100}%` }}
        />
      </span>
      <span className={classNames('figures text-sm', over > 0 && 'text-ink')}>
        {over > 0
          ? t('languages.row.over', { seconds, over: over.toFixed(1) })
          : t('languages.row.fits', { seconds, room: room.toFixed(1) })}
      </span>
    </span>
  )
}

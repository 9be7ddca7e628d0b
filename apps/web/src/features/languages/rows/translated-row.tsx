import type { TranslatedSlide } from '@voxdeck/contracts/languages/read-language'
import type { ProjectSlide } from '@voxdeck/contracts/slides/read-slide'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { shown } from '@/project/document/field-document.ts'
import { scriptKey, stateKey } from '@/project/document/field-key.ts'
import { useFieldValue } from '@/project/document/field-store.ts'
import { isStaleNow } from '@/project/languages/language-document.ts'
import { RowNumber } from '@/project/slides/row-number.tsx'
import { SlidePicture } from '@/project/slides/slide-picture.tsx'
import { ScriptField } from '@/project/writing/fields/script-field.tsx'
import { TwoTexts } from '@/project/writing/fields/two-texts.tsx'
import { MissedTerms } from './missed-terms.tsx'
import { rowLook } from './row-look.ts'
import { RowTools } from './row-tools.tsx'
import { SourceText } from './source-text.tsx'
import { StateBadges } from './state-badges.tsx'
import { TranslationMarks } from './translation-marks.tsx'
import type { TranslationTools } from './translation-tools.ts'

export type TranslatedRowProps = {
  tools: TranslationTools
  slide: TranslatedSlide
  /** In the source language. */
  original: ProjectSlide
  /** Its translation was requested and is pending. */
  isRequested: boolean
}

/** Column names, shown in each row where the columns are stacked. */
const label = 'mb-1 text-mute text-xs sm:sr-only'

/** Subscribes to its own values of the document, so that typing re-renders one row of 200. */
const Row = ({ tools, slide, original, isRequested }: TranslatedRowProps) => {
  const { t } = useTranslation()
  const { store, language, glossary } = tools
  const { slideId, slideNumber: number } = slide
  const field = scriptKey(slideId)
  const state = useFieldValue(store, (doc) => shown(doc, stateKey(slideId)))
  return (
    <li data-slide={slideId} className={rowLook}>
      <div className="flex flex-col gap-2 max-sm:contents sm:row-span-2">
        <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2">
          <RowNumber number={number} />
          <SlidePicture slide={original} alt={original.pictureName} />
        </div>
        <StateBadges slide={slide} state={state} isRequested={isRequested} />
      </div>
      <div className="max-sm:col-span-2">
        <p className={label}>{t('languages.row.source')}</p>
        <SourceText slide={slide} isStale={isStaleNow(slide, state)} />
      </div>
      <div className="max-sm:col-span-2">
        <p className={label} lang={language.code} dir={language.direction}>
          {language.ownName}
        </p>
        <div lang={language.code} dir={language.direction}>
          <ScriptField
            store={store}
            field={field}
            lang={language.code}
            dir={language.direction}
            aria-label={t('languages.row.field', { number })}
            className="min-h-14 lg:scroll-mt-52"
            placeholder={t(
              tools.hasTranslator ? 'languages.row.placeholder' : 'languages.row.placeholderByHand',
            )}
          />
        </div>
        <TwoTexts store={store} field={field} lang={language.code} />
        {tools.recordings.place(slide, store)}
        <MissedTerms misses={slide.misses} glossary={glossary} language={language.code} />
        <TranslationMarks marks={slide.marks} />
      </div>
      <RowTools tools={tools} slide={slide} state={state} isRequested={isRequested} />
    </li>
  )
}

/** A save changes the times of later slides, which the row does not show. */
const sameOriginal = (one: ProjectSlide, other: ProjectSlide) =>
  one.picture === other.picture && one.clip === other.clip && one.pictureName === other.pictureName

export const TranslatedRow = memo(
  Row,
  (before, after) =>
    before.tools === after.tools &&
    before.slide === after.slide &&
    before.isRequested === after.isRequested &&
    sameOriginal(before.original, after.original),
)

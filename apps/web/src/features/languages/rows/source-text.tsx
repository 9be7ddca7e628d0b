import type { TranslatedSlide } from '@voxdeck/contracts/languages/read-language'
import { wordDiff } from '@voxdeck/core/compare/word-diff'
import { useTranslation } from 'react-i18next'
import { useSourceLanguage } from '@/project/languages/source-language.ts'
import { drawScript } from '@/project/writing/markup/draw-marks.tsx'

type SourceTextProps = {
  slide: TranslatedSlide
  /** Its words changed since it was translated, and nobody has reviewed it since. */
  isStale: boolean
}

/** What the slide says in the source language; when its translation is stale, with what changed since. */
export const SourceText = ({ slide: { source, sourceBefore }, isStale }: SourceTextProps) => {
  const { t } = useTranslation()
  const language = useSourceLanguage()
  const isChanged = isStale && sourceBefore !== null
  if (source.trim() === '' && !isChanged)
    return <p className="text-mute text-sm">{t('languages.row.noSource')}</p>
  return (
    <p lang={language} dir="auto" className="whitespace-pre-wrap text-md [overflow-wrap:anywhere]">
      {isChanged ? <Changes before={sourceBefore} now={source} language={language} /> : drawScript(source)}
    </p>
  )
}

type ChangesProps = { before: string; now: string; language: string }

const Changes = ({ before, now, language }: ChangesProps) =>
  wordDiff(before, now, language).map(({ kind, text }, index) =>
    kind === 'same' ? (
      text
    ) : kind === 'added' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their place
      <ins key={index} className="rounded-[3px] bg-green-wash text-green-strong no-underline">
        {text}
      </ins>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their place
      <del key={index} className="text-mute decoration-coral-strong">
        {text}
      </del>
    ),
  )

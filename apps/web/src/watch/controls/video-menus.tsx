import { languageOf } from '@voxdeck/core/languages/languages'
import { Captions, Languages, ListVideo } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatClock } from '@/i18n/format.ts'
import { classNames } from '@/ui/class-names.ts'
import type { Chapter } from '../source/watched.ts'
import { PlayerMenu } from './player-menu.tsx'

const inItself = (code: string) => ({ value: code, words: languageOf(code).ownName, lang: code })

type LanguageMenuProps = { languages: readonly string[]; spoken: string; onSpeak: (code: string) => void }

export const LanguageMenu = ({ languages, spoken, onSpeak }: LanguageMenuProps) => {
  const { t } = useTranslation()
  return (
    <PlayerMenu
      label={t('player.language')}
      options={languages.map(inItself)}
      chosen={spoken}
      onChoose={onSpeak}
    >
      <Languages aria-hidden="true" />
      <span lang={spoken} className="video-wide max-w-32 truncate">
        {languageOf(spoken).ownName}
      </span>
    </PlayerMenu>
  )
}

const none = 'off'

type CaptionsMenuProps = {
  languages: readonly string[]
  shown: string | null
  onShow: (code: string | null) => void
}

export const CaptionsMenu = ({ languages, shown, onShow }: CaptionsMenuProps) => {
  const { t } = useTranslation()
  return (
    <PlayerMenu
      label={t('player.captions')}
      options={[{ value: none, words: t('player.captionsOff') }, ...languages.map(inItself)]}
      chosen={shown ?? none}
      onChoose={(value) => onShow(value === none ? null : value)}
      className={classNames(shown && 'video-button-on')}
    >
      <Captions aria-hidden="true" />
    </PlayerMenu>
  )
}

const rates = [0.5, 0.75, 1, 1.25, 1.5, 2]

type RateMenuProps = { rate: number; onRate: (rate: number) => void }

export const RateMenu = ({ rate, onRate }: RateMenuProps) => {
  const { t } = useTranslation()
  return (
    <PlayerMenu
      label={t('player.rate')}
      options={[...new Set([...rates, rate])]
        .toSorted((a, b) => a - b)
        .map((value) => ({
          value: String(value),
          words: `${value}×`,
        }))}
      chosen={String(rate)}
      onChoose={(value) => onRate(Number(value))}
    >
      <span className="figures min-w-6 text-sm">{rate}×</span>
    </PlayerMenu>
  )
}

type ChaptersMenuProps = {
  chapters: readonly Chapter[]
  current: number
  onChapter: (chapter: Chapter) => void
}

export const ChaptersMenu = ({ chapters, current, onChapter }: ChaptersMenuProps) => {
  const { t } = useTranslation()
  return (
    <PlayerMenu
      label={t('player.chapters')}
      options={chapters.map(({ startTime, title }, index) => ({
        value: String(index),
        words: title,
        note: formatClock(startTime),
      }))}
      chosen={String(current)}
      onChoose={(value) => {
        const chapter = chapters[Number(value)]
        if (chapter) onChapter(chapter)
      }}
      className="min-w-0"
    >
      <ListVideo aria-hidden="true" />
      <span dir="auto" className="video-wide min-w-0 truncate">
        {chapters[current]?.title}
      </span>
    </PlayerMenu>
  )
}

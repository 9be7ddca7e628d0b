import type { Video } from '@voxdeck/contracts/videos/video'
import { Ban, Check, Download, Play, Trash2, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatClock, formatDateTime } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import { Button } from '@/ui/button.tsx'
import { IconButton } from '@/ui/icon-button.tsx'
import { Spinner } from '@/ui/spinner.tsx'
import { Tooltip } from '@/ui/tooltip.tsx'

type FilmRowProps = { film: Video; onPlay: () => void; onDelete: () => void }

const icons = {
  generating: <Spinner className="text-coral-strong" />,
  completed: <Check aria-hidden="true" className="size-4 text-green-strong" />,
  failed: <TriangleAlert aria-hidden="true" className="size-4" />,
  cancelled: <Ban aria-hidden="true" className="size-4 text-mute" />,
}

export const FilmRow = ({ film, onPlay, onDelete }: FilmRowProps) => {
  const { t } = useTranslation()
  const date = formatDateTime(film.createdAt, useLanguage())
  return (
    <li className="grid grid-cols-[1rem_minmax(0,1fr)_auto] items-start gap-x-2.5 py-2.5 pr-2 pl-4 sm:pl-5">
      <span className="grid h-(--text-base--line-height) place-items-center">{icons[film.status]}</span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium">{t(`editor.films.status.${film.status}`)}</span>
          <span className="text-mute text-sm">{date}</span>
        </p>
        <FilmFacts film={film} />
      </div>
      <div className="flex">
        {film.streamUrl && (
          <IconButton size="sm" label={t('editor.films.play', { date })} onClick={onPlay}>
            <Play aria-hidden="true" />
          </IconButton>
        )}
        {film.downloadUrl && (
          <DownloadLink address={film.downloadUrl} label={t('editor.films.download', { date })} />
        )}
        {film.status !== 'generating' && (
          <IconButton size="sm" label={t('editor.films.delete', { date })} onClick={onDelete}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </li>
  )
}

const FilmFacts = ({ film }: { film: Video }) => {
  const { t } = useTranslation()
  const facts = [
    film.duration === null ? null : formatClock(film.duration),
    film.size === null ? null : t('editor.films.megabytes', { size: (film.size / 1024 / 1024).toFixed(1) }),
    film.resolution,
  ]
  return <p className="figures text-mute text-sm">{facts.filter((fact) => fact !== null).join(' · ')}</p>
}

const DownloadLink = ({ address, label }: { address: string; label: string }) => (
  <Tooltip words={label}>
    <Button asChild size="sm" variant="ghost" className="size-7 px-0">
      <a href={address} download aria-label={label}>
        <Download aria-hidden="true" />
      </a>
    </Button>
  </Tooltip>
)

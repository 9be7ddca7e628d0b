import type { Project } from '@voxdeck/contracts/projects/read-project'
import type { Video } from '@voxdeck/contracts/videos/video'
import { Ban, Check, Download, Play, Trash2, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatBytes, formatClock, formatDateTime } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import { wordsOfProblem } from '@/project/words-of-error.ts'
import { Button } from '@/ui/buttons/button.tsx'
import { IconButton } from '@/ui/buttons/icon-button.tsx'
import { Tooltip } from '@/ui/buttons/tooltip.tsx'
import { Spinner } from '@/ui/spinner.tsx'
import { FallbackNotice } from '../facts/fallback-notice.tsx'
import { useSpokenWords } from '../facts/use-spoken-words.ts'
import { VideoLanguages } from '../facts/video-languages.tsx'
import { VideoText } from './video-text.tsx'

type VideoRowProps = {
  video: Video
  project: Project
  onPlay: () => void
  onRead: () => void
  onDownload: () => void
  onDelete: () => void
}

const icons = {
  generating: <Spinner className="text-coral-strong" />,
  completed: <Check aria-hidden="true" className="size-4 text-green-strong" />,
  failed: <TriangleAlert aria-hidden="true" className="size-4" />,
  cancelled: <Ban aria-hidden="true" className="size-4 text-mute" />,
}

export const VideoRow = ({ video, project, onPlay, onRead, onDownload, onDelete }: VideoRowProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const date = formatDateTime(video.createdAt, language)
  const spoken = useSpokenWords(video)
  // Videos in several languages are often of the same minute, so the languages are named too.
  const which = spoken ? `${date}, ${spoken}` : date
  return (
    <li className="grid grid-cols-[1rem_minmax(0,1fr)_auto] items-start gap-x-2.5 py-2.5 pr-2 pl-4 sm:pl-5">
      <span className="grid h-(--text-base--line-height) place-items-center">{icons[video.status]}</span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium">{t(`editor.videos.status.${video.status}`)}</span>
          <span className="text-mute text-sm">{date}</span>
        </p>
        <VideoLanguages video={video} />
        <VideoFacts video={video} />
      </div>
      <div className="flex">
        {video.streamUrl && (
          <IconButton size="sm" label={t('editor.videos.play', { date: which })} onClick={onPlay}>
            <Play aria-hidden="true" />
          </IconButton>
        )}
        {video.downloadUrl && hasParts(video) && (
          <IconButton
            size="sm"
            label={t('videos.downloads', { date: which })}
            aria-haspopup="dialog"
            onClick={onDownload}
          >
            <Download aria-hidden="true" />
          </IconButton>
        )}
        {video.downloadUrl && !hasParts(video) && (
          <DownloadLink address={video.downloadUrl} label={t('editor.videos.download', { date: which })} />
        )}
        {video.status !== 'generating' && (
          <IconButton size="sm" label={t('editor.videos.delete', { date: which })} onClick={onDelete}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <div className="col-span-2 col-start-2 min-w-0 pr-2">
        {video.failure && <p className="mt-0.5 text-sm">{wordsOfProblem(video.failure, language)}</p>}
        <VideoText
          video={video}
          project={project}
          label={t('videos.text.show', { date: which })}
          onRead={onRead}
        />
        <FallbackNotice video={video} className="mt-1" />
        <PackState video={video} />
      </div>
    </li>
  )
}

/** Older videos have no captions, only the file. */
const hasParts = ({ captions }: Video) => captions.length > 0

const PackState = ({ video: { pack } }: { video: Video }) => {
  const { t } = useTranslation()
  if (pack?.status !== 'preparing') return null
  return (
    <p className="mt-1 flex items-center gap-1.5 text-mute text-sm">
      <Spinner className="size-3.5" />
      {t('videos.packPreparing')}
    </p>
  )
}

const VideoFacts = ({ video }: { video: Video }) => {
  const language = useLanguage()
  const facts = [
    video.duration === null ? null : formatClock(video.duration),
    video.size === null ? null : formatBytes(video.size, language),
    video.resolution,
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

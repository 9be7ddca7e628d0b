import type { Video } from '@voxdeck/contracts/videos/video'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSourceLanguage } from '@/project/languages/source-language.ts'
import { useLanguageName } from '@/project/languages/use-language-name.ts'
import { IconButton } from '@/ui/buttons/icon-button.tsx'
import { Progress } from '@/ui/feedback/progress.tsx'
import { useSpokenWords } from '../facts/use-spoken-words.ts'
import { useCancel } from './use-cancel.ts'
import { useRemainingWords } from './use-remaining-words.ts'
import { useShownPercent } from './use-shown-percent.ts'

type OtherVideosProps = { projectId: string; videos: readonly Video[] }

/** Videos in progress besides the one with steps. */
export const OtherVideos = ({ projectId, videos }: OtherVideosProps) => {
  const { t } = useTranslation()
  return (
    <ul aria-label={t('generation.others')} className="mt-4 flex flex-col gap-1 border-line border-t pt-3">
      {videos.map((video) => (
        <OtherVideo key={video.id} projectId={projectId} video={video} />
      ))}
    </ul>
  )
}

const OtherVideo = ({ projectId, video }: { projectId: string; video: Video }) => {
  const { t } = useTranslation()
  const percent = useShownPercent(video)
  const remaining = useRemainingWords(video)
  const original = useLanguageName(useSourceLanguage())
  const name = useSpokenWords(video) ?? original
  const { cancel, isPending } = useCancel(projectId)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2">
      <div>
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="min-w-0 truncate">{name}</span>
          <span className="figures text-mute text-sm">
            {t('editor.generation.percent', { percent })} · {remaining}
          </span>
        </p>
        <Progress percent={percent} label={name} className="mt-1 h-1" />
      </div>
      <IconButton
        size="sm"
        label={t('generation.cancelOne', { language: name })}
        disabled={isPending}
        onClick={() => cancel([video.id])}
      >
        <X aria-hidden="true" />
      </IconButton>
    </li>
  )
}

import type { Project } from '@voxdeck/contracts/projects/read-project'
import type { Video } from '@voxdeck/contracts/videos/video'
import { ImageIcon, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatClock } from '@/i18n/format.ts'
import { useFrame } from '@/project/slides/frame.ts'
import { Framed } from '@/project/slides/framed.tsx'
import { pictureAddress, Thumbnail } from '@/project/slides/slide-picture.tsx'
import { Badge } from '@/ui/badge.tsx'
import { classNames } from '@/ui/class-names.ts'
import { toast } from '@/ui/feedback/toast.ts'

/** Seconds shown until there is a video. */
const unknownDuration = 45

type PosterProps = {
  project: Project
  video: Video | undefined
  isSmall: boolean
  onPlay: (video: Video) => void
}

export const Poster = ({ project, video, isSmall, onPlay }: PosterProps) => {
  const { t } = useTranslation()
  const { width, height } = useFrame()
  const [first] = project.slides
  const play = () =>
    video
      ? onPlay(video)
      : toast({
          title: t('editor.preview.notReady.title'),
          description: t('editor.preview.notReady.description'),
          variant: 'destructive',
        })
  if (!first)
    return (
      <div className="grid aspect-video place-content-center justify-items-center gap-2 bg-well px-3 text-center text-mute">
        <ImageIcon aria-hidden="true" className="size-6" strokeWidth={1.5} />
        <p className={classNames(isSmall && 'text-sm')}>{t('editor.preview.empty')}</p>
      </div>
    )
  return (
    // A portrait video gets a square, so that the generate button stays in view.
    <div
      className={classNames(
        'relative overflow-hidden bg-stage',
        width > height ? 'aspect-video' : 'aspect-square',
      )}
    >
      <Framed size={first.picture} backdrop={<Thumbnail picture={first.picture} alt="" />}>
        <img
          src={pictureAddress(isSmall ? first.picture.thumbnailFilename : first.picture.filename)}
          alt={t('editor.preview.poster', { name: first.pictureName })}
        />
      </Framed>
      {/* aria-disabled instead of disabled: a press shows why nothing can be played. */}
      <button
        type="button"
        aria-label={t('editor.preview.play')}
        aria-disabled={!video}
        onClick={play}
        className="group absolute inset-0 grid cursor-pointer place-items-center focus-visible:outline-none"
      >
        <span
          className={classNames(
            'grid place-items-center rounded-full shadow-md transition-[scale,background-color] group-focus-visible:outline-2 group-focus-visible:outline-on-stage group-focus-visible:outline-offset-3',
            isSmall ? 'size-11' : 'size-14',
            video
              ? 'bg-on-stage text-stage group-hover:scale-105 group-active:scale-95'
              : 'bg-stage/70 text-on-stage/70',
          )}
        >
          <Play aria-hidden="true" className={classNames('fill-current', isSmall ? 'size-4.5' : 'size-6')} />
        </span>
      </button>
      <Badge tone="stage" className="figures pointer-events-none absolute right-2 bottom-2 rounded-sm px-1.5">
        {formatClock(video?.duration ?? unknownDuration)}
      </Badge>
    </div>
  )
}

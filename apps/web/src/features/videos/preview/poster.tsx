import type { Project } from '@voxdeck/contracts/projects/read-project'
import type { Video } from '@voxdeck/contracts/videos/video'
import { ImageIcon, Maximize2, Play } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatClock } from '@/i18n/format.ts'
import { About } from '@/project/lengths/about.tsx'
import { useCurrentIndex } from '@/project/slides/current-slide.ts'
import { useFrame } from '@/project/slides/frame.ts'
import { Framed } from '@/project/slides/framed.tsx'
import { pictureAddress, Thumbnail } from '@/project/slides/slide-picture.tsx'
import { Badge } from '@/ui/badge.tsx'
import { IconButton } from '@/ui/buttons/icon-button.tsx'
import { classNames } from '@/ui/class-names.ts'
import { toast } from '@/ui/feedback/toast.ts'
import { useVideoLength } from './use-video-length.ts'

/** Seconds shown while nothing can be estimated: there is neither a slide nor a script. */
const unknownDuration = 45

type PosterProps = {
  project: Project
  video: Video | undefined
  isSmall: boolean
  /** What plays in its place; null while nothing does. */
  stage: ReactNode
  /** Plays from a slide on. */
  onPlayFrom: (index: number) => void
  /** Opens the player. */
  onPlay: (video: Video) => void
}

const disc =
  'grid place-items-center rounded-full bg-on-stage text-stage shadow-md transition-[scale] group-hover:scale-105 group-active:scale-95 group-focus-visible:outline-2 group-focus-visible:outline-on-stage group-focus-visible:outline-offset-3'

/** The slide that is worked on, as it looks in the video, or what plays from there. */
export const Poster = ({ project, video, isSmall, stage, onPlayFrom, onPlay }: PosterProps) => {
  const { t } = useTranslation()
  const { width, height } = useFrame()
  const index = useCurrentIndex(project.slides)
  const slide = project.slides[index]
  const play = useFocusAfter(stage !== null)
  if (!slide)
    return (
      <div className="relative grid aspect-video place-content-center justify-items-center gap-2 bg-well px-3 text-center text-mute">
        <ImageIcon aria-hidden="true" className="size-6" strokeWidth={1.5} />
        <p className={classNames(isSmall && 'text-sm')}>{t('editor.preview.empty')}</p>
        <TimeBadge video={video} />
      </div>
    )
  const address = pictureAddress(isSmall ? slide.picture.thumbnailFilename : slide.picture.filename)
  return (
    // A portrait video gets a square, so that the generate button stays in view.
    <div
      className={classNames(
        // On a tablet what plays leaves room for the scripts.
        'relative max-h-[45dvh] w-full overflow-hidden lg:max-h-none',
        width > height ? 'aspect-video' : 'aspect-square',
        // What lies under a picture shows at its rounded corners.
        width >= height ? 'bg-well' : 'bg-stage',
      )}
    >
      <Framed
        size={slide.picture}
        ownFit={slide.pictureFit}
        backdrop={<Thumbnail picture={slide.picture} alt="" />}
      >
        <img src={address} alt={t('editor.preview.poster', { number: index + 1, name: slide.pictureName })} />
      </Framed>
      {stage ?? (
        <>
          <button
            ref={play}
            type="button"
            aria-label={t('editor.preview.playFrom', { number: index + 1 })}
            onClick={() => onPlayFrom(index)}
            className="group absolute inset-0 grid cursor-pointer place-items-center focus-visible:outline-none"
          >
            <span className={classNames(disc, isSmall ? 'size-11' : 'size-14')}>
              <Play
                aria-hidden="true"
                className={classNames('fill-current', isSmall ? 'size-4.5' : 'size-6')}
              />
            </span>
          </button>
          {/* On a phone the length stands beside the picture. */}
          {!isSmall && <TimeBadge video={video} />}
          <OpenPlayer video={video} isSmall={isSmall} onPlay={onPlay} />
        </>
      )}
    </div>
  )
}

/** Gives the focus back to the button that began to play, once that has ended. */
const useFocusAfter = (isPlaying: boolean) => {
  const button = useRef<HTMLButtonElement>(null)
  const wasPlaying = useRef(false)
  useEffect(() => {
    if (wasPlaying.current && !isPlaying && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true })
    wasPlaying.current = isPlaying
  }, [isPlaying])
  return button
}

type OpenPlayerProps = Pick<PosterProps, 'video' | 'isSmall' | 'onPlay'>

const OpenPlayer = ({ video, isSmall, onPlay }: OpenPlayerProps) => {
  const { t } = useTranslation()
  const open = () =>
    video
      ? onPlay(video)
      : toast({
          title: t('editor.preview.notReady.title'),
          description: t('editor.preview.notReady.description'),
          variant: 'destructive',
        })
  return (
    <IconButton
      label={t('editor.preview.play')}
      size="sm"
      // aria-disabled instead of disabled: a press shows why nothing can be played.
      aria-disabled={!video}
      onClick={open}
      className={classNames(
        'absolute right-2 bg-stage/80 text-on-stage hover:bg-stage hover:text-on-stage aria-disabled:text-on-stage/60',
        isSmall ? 'top-1.5 pointer-coarse:top-0 pointer-coarse:right-0' : 'top-2',
      )}
    >
      <Maximize2 aria-hidden="true" />
    </IconButton>
  )
}

const TimeBadge = ({ video }: { video: Video | undefined }) => {
  const { seconds, isEstimate } = useVideoLength(video)
  return (
    <Badge tone="stage" className="figures pointer-events-none absolute right-2 bottom-2 rounded-sm px-1.5">
      <About isEstimate={isEstimate}>{formatClock(seconds || unknownDuration)}</About>
    </Badge>
  )
}

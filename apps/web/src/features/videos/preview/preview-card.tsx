import type { Project } from '@voxdeck/contracts/projects/read-project'
import type { Video } from '@voxdeck/contracts/videos/video'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { passed } from '@/i18n/format.ts'
import { About } from '@/project/lengths/about.tsx'
import type { PlayFrom, Playing } from '@/project/playback/play-from.ts'
import { useChooseSlide } from '@/project/slides/current-slide.ts'
import { Card } from '@/ui/card.tsx'
import { classNames } from '@/ui/class-names.ts'
import { lazyPart } from '@/ui/feedback/lazy-part.tsx'
import { DownloadLink } from '../generation/download-link.tsx'
import { type Content, GenerateButton } from '../generation/generate-button.tsx'
import type { Generation } from '../generation/use-generation.ts'
import { Poster } from './poster.tsx'
import { useVideoLength } from './use-video-length.ts'

// Loaded when a video has fallbacks.
const FallbackNotice = lazyPart(
  async () => (await import('../facts/fallback-notice.tsx')).FallbackNotice,
  null,
  null,
)

// Loaded when a video is in progress or failed.
const GenerationPanel = lazyPart(
  async () => (await import('../generation/generation-panel.tsx')).GenerationPanel,
  null,
)

// Loaded when the video is older than the project.
const ChangesSince = lazyPart(
  async () => (await import('../changes/changes-since.tsx')).ChangesSince,
  null,
  null,
)

// Loaded when a video is first played in the card.
const VideoStage = lazyPart(async () => (await import('./video-stage.tsx')).VideoStage, null, 'over')

/** How the project plays without a video. */
export type DraftPlay = {
  /** In which it plays. */
  language: string
  stage: (played: { from: PlayFrom; onEnd: (slideId: string | null) => void }) => ReactNode
  /** Something is written that the server does not know: no video has it. */
  isUnsaved: () => boolean
}

type PreviewCardProps = {
  project: Project
  draft: DraftPlay
  playing: Playing
  generation: Generation
  content: Content
  isWide: boolean
  onPlay: (video: Video) => void
  /** Leads to the script of a slide. */
  onJump: (slideId: string) => void
}

export const PreviewCard = ({
  project,
  draft,
  playing,
  generation,
  content,
  isWide,
  onPlay,
  onJump,
}: PreviewCardProps) => {
  const { t } = useTranslation()
  const { readyVideo, isOlder } = generation
  const { from, play, end } = playing
  const isEmpty = project.slides.length === 0
  useEffect(() => {
    if (isEmpty) end()
  }, [isEmpty, end])
  const isSmall = !isWide && from === null
  return (
    <Card aria-labelledby="preview-title" className="shrink-0 overflow-hidden">
      <h2 id="preview-title" className="sr-only">
        {t('editor.preview.title')}
      </h2>
      {/* On a phone the poster is a thumbnail beside the facts, so that the script stays near. */}
      <div className={classNames(isSmall && 'grid grid-cols-[9rem_minmax(0,1fr)] items-center')}>
        <Poster
          project={project}
          video={readyVideo}
          isSmall={isSmall}
          stage={
            from && (
              <PlayedStage
                key={from.turn}
                project={project}
                draft={draft}
                generation={generation}
                from={from}
                onEnd={end}
              />
            )
          }
          onPlayFrom={play}
          onPlay={onPlay}
        />
        <div className={isWide ? 'px-5 pt-3' : 'px-4 py-2'}>
          <dl className={classNames('flex flex-wrap justify-between gap-x-4 gap-y-1', isSmall && 'flex-col')}>
            <Fact name={t('editor.preview.duration')}>
              <Duration video={readyVideo} />
            </Fact>
            <Fact name={t('editor.preview.languages')}>
              {t('editor.preview.available', { count: project.languages.length + 1 })}
            </Fact>
          </dl>
          {isOlder && (
            <div className="mt-1 text-sm">
              <p className="mr-2 inline text-amber-strong">{t('editor.preview.older')}</p>
              {readyVideo && <ChangesSince project={project} video={readyVideo} onJump={onJump} />}
            </div>
          )}
          {readyVideo && readyVideo.fallbacks.length > 0 && (
            <FallbackNotice video={readyVideo} className="mt-1" />
          )}
        </div>
      </div>
      {generation.panel.kind !== 'hidden' && (
        <GenerationPanel
          projectId={project.id}
          panel={generation.panel}
          onAgain={isWide ? generation.retry : undefined}
          primary={generation.primary}
        />
      )}
      {isWide && (
        <div className="flex flex-wrap gap-2 px-4 pt-3 pb-4 sm:px-5">
          <div className="grow">
            <GenerateButton
              projectId={project.id}
              generation={generation}
              content={content}
              place={readyVideo ? 'beside-download' : 'card'}
            />
          </div>
          <DownloadLink generation={generation} className="grow" />
        </div>
      )}
    </Card>
  )
}

type PlayedStageProps = Pick<PreviewCardProps, 'project' | 'draft' | 'generation'> & {
  from: PlayFrom
  onEnd: () => void
}

/** The video, if it was what would be generated when playing began and can be played, else the draft. */
const PlayedStage = ({ project, draft, generation, from, onEnd }: PlayedStageProps) => {
  const choose = useChooseSlide()
  const [streamUrl, setStreamUrl] = useState(() => {
    const { isCurrent, readyVideo } = generation
    // In a video of several languages the longest narration decides how long a slide is.
    const isSame = isCurrent && readyVideo?.languages.join() === draft.language && !draft.isUnsaved()
    return isSame ? readyVideo.streamUrl : null
  })
  const end = (slideId: string | null) => {
    onEnd()
    if (slideId) choose(slideId)
  }
  if (streamUrl)
    return (
      <VideoStage
        project={project}
        streamUrl={streamUrl}
        from={from}
        onEnd={end}
        onTrouble={() => setStreamUrl(null)}
      />
    )
  return draft.stage({ from, onEnd: end })
}

const Duration = ({ video }: { video: Video | undefined }) => {
  const { t } = useTranslation()
  const { seconds, isEstimate } = useVideoLength(video)
  return (
    <span className="figures">
      {seconds > 0 ? (
        <About isEstimate={isEstimate}>{t('editor.figures.seconds', { seconds: passed(seconds) })}</About>
      ) : (
        t('editor.preview.unknown')
      )}
    </span>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex items-baseline gap-2">
    <dt className="text-mute">{name}</dt>
    <dd className="font-medium">{children}</dd>
  </div>
)

import type { Project } from '@voxdeck/contracts/projects/read-project'
import type { Video } from '@voxdeck/contracts/videos/video'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/buttons/button.tsx'
import { Card } from '@/ui/card.tsx'
import { classNames } from '@/ui/class-names.ts'
import { lazyPart } from '@/ui/feedback/lazy-part.tsx'
import { ageOfVideo } from '../facts/video-age.ts'
import { type Content, GenerateButton } from '../generation/generate-button.tsx'
import type { Generation } from '../generation/use-generation.ts'
import { Poster } from './poster.tsx'

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

type PreviewCardProps = {
  project: Project
  generation: Generation
  content: Content
  isWide: boolean
  onPlay: (video: Video) => void
}

export const PreviewCard = ({ project, generation, content, isWide, onPlay }: PreviewCardProps) => {
  const { t } = useTranslation()
  const { readyVideo } = generation
  const age = readyVideo && ageOfVideo(readyVideo, project)
  return (
    <Card aria-labelledby="preview-title" className="shrink-0 overflow-hidden">
      <h2 id="preview-title" className="sr-only">
        {t('editor.preview.title')}
      </h2>
      {/* On a phone the poster is a thumbnail beside the facts, so that the script stays near. */}
      <div className={classNames(!isWide && 'grid grid-cols-[9rem_minmax(0,1fr)] items-center')}>
        <Poster project={project} video={readyVideo} isSmall={!isWide} onPlay={onPlay} />
        <div className={isWide ? 'px-5 pt-4' : 'px-4 py-2'}>
          <dl className={classNames('flex flex-wrap justify-between gap-x-4 gap-y-1', !isWide && 'flex-col')}>
            <Fact name={t('editor.preview.duration')}>
              <span className="figures">
                {readyVideo?.duration
                  ? t('editor.figures.seconds', { seconds: Math.round(readyVideo.duration) })
                  : t('editor.preview.unknown')}
              </span>
            </Fact>
            <Fact name={t('editor.preview.languages')}>
              {t('editor.preview.available', { count: project.languages.length + 1 })}
            </Fact>
          </dl>
          {age && age !== 'current' && (
            <p className="mt-1 text-amber-strong text-sm">{t('editor.preview.older')}</p>
          )}
          {readyVideo && readyVideo.fallbacks.length > 0 && (
            <FallbackNotice video={readyVideo} className="mt-1" />
          )}
        </div>
      </div>
      {generation.panel.kind !== 'hidden' && (
        <GenerationPanel projectId={project.id} panel={generation.panel} onAgain={generation.generate} />
      )}
      <div className={classNames('flex flex-col gap-2 p-4 sm:p-5', !isWide && !readyVideo && 'hidden')}>
        {isWide && <GenerateButton projectId={project.id} generation={generation} content={content} />}
        {readyVideo?.downloadUrl && (
          <Button asChild variant={generation.panel.kind === 'hidden' ? 'primary' : 'secondary'}>
            <a href={readyVideo.downloadUrl} download>
              <Download aria-hidden="true" />
              {t('editor.preview.download')}
            </a>
          </Button>
        )}
      </div>
    </Card>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex items-baseline gap-2">
    <dt className="text-mute">{name}</dt>
    <dd className="font-medium">{children}</dd>
  </div>
)

import type { Project } from '@voxdeck/contracts/projects/read-project'
import type { Video } from '@voxdeck/contracts/videos/video'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '@/ui/badge.tsx'
import { Button } from '@/ui/buttons/button.tsx'
import { Card, CardHeader, CardTitle } from '@/ui/card.tsx'
import { classNames } from '@/ui/class-names.ts'
import { lazyPart } from '@/ui/feedback/lazy-part.tsx'
import { newestFirst } from '../facts/select-videos.ts'
import { SpaceUsed } from './space-used.tsx'
import { VideoRow } from './video-row.tsx'

const VideoScriptDialog = lazyPart(
  async () => (await import('./video-script-dialog.tsx')).VideoScriptDialog,
  null,
  'over',
)

const DownloadsDialog = lazyPart(
  async () => (await import('../downloads/downloads-dialog.tsx')).DownloadsDialog,
  null,
  'over',
)

const DeleteVideoDialog = lazyPart(
  async () => (await import('./delete-video-dialog.tsx')).DeleteVideoDialog,
  null,
  'over',
)

const fewVideos = 3

export type VideosCardProps = {
  project: Project
  onPlay: (video: Video) => void
  /** A tab names it. */
  isTab: boolean
}

export const VideosCard = memo(({ project, onPlay, isTab }: VideosCardProps) => {
  const { t } = useTranslation()
  const [showsAll, setShowsAll] = useState(false)
  const [deleted, setDeleted] = useState<Video | null>(null)
  const [hasDeleted, setHasDeleted] = useState(false)
  const [read, setRead] = useState<Video | null>(null)
  const [downloadedId, setDownloadedId] = useState<string | null>(null)
  const videos = newestFirst(project.videos)
  const downloaded = videos.find(({ id }) => id === downloadedId)
  return (
    <>
      {videos.length > 0 && (
        <Card aria-labelledby="videos-title" className="shrink-0">
          <CardHeader className={isTab ? 'sr-only' : undefined}>
            <CardTitle id="videos-title">{t('editor.videos.title')}</CardTitle>
            <Badge className="figures">{videos.length}</Badge>
          </CardHeader>
          <ul className={classNames('divide-y divide-line border-line', !isTab && 'border-t')}>
            {(showsAll ? videos : videos.slice(0, fewVideos)).map((video) => (
              <VideoRow
                key={video.id}
                video={video}
                project={project}
                onRead={() => setRead(video)}
                onPlay={() => onPlay(video)}
                onDownload={() => setDownloadedId(video.id)}
                onDelete={() => {
                  setDeleted(video)
                  setHasDeleted(true)
                }}
              />
            ))}
          </ul>
          {videos.length > fewVideos && (
            <div className="border-line border-t p-2">
              <Button
                size="sm"
                variant="ghost"
                className="w-full"
                aria-expanded={showsAll}
                onClick={() => setShowsAll(!showsAll)}
              >
                {showsAll ? t('editor.videos.fewer') : t('editor.videos.all', { count: videos.length })}
              </Button>
            </div>
          )}
          <SpaceUsed project={project} />
        </Card>
      )}
      {read && <VideoScriptDialog project={project} video={read} onClose={() => setRead(null)} />}
      {downloaded && <DownloadsDialog video={downloaded} onClose={() => setDownloadedId(null)} />}
      {/* Outside of the list, to report the deletion of the last video. */}
      {hasDeleted && (
        <DeleteVideoDialog projectId={project.id} video={deleted} onClose={() => setDeleted(null)} />
      )}
    </>
  )
})

import type { Project } from '@voxdeck/contracts/projects/project'
import type { Video } from '@voxdeck/contracts/videos/video'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '@/ui/badge.tsx'
import { Button } from '@/ui/button.tsx'
import { Card, CardHeader, CardTitle } from '@/ui/card.tsx'
import { lazyPart } from '@/ui/lazy-part.tsx'
import { FilmRow } from './film-row.tsx'
import { SpaceUsed } from './space-used.tsx'
import { newestFirst } from './told-films.ts'

const FilmScriptDialog = lazyPart(
  async () => (await import('./film-script-dialog.tsx')).FilmScriptDialog,
  null,
  'over',
)

const DownloadsDialog = lazyPart(
  async () => (await import('./downloads-dialog.tsx')).DownloadsDialog,
  null,
  'over',
)

const DeleteFilmDialog = lazyPart(
  async () => (await import('./delete-film-dialog.tsx')).DeleteFilmDialog,
  null,
  'over',
)

const fewFilms = 3

export type FilmsCardProps = { project: Project; onPlay: (film: Video) => void }

export const FilmsCard = memo(({ project, onPlay }: FilmsCardProps) => {
  const { t } = useTranslation()
  const [showsAll, setShowsAll] = useState(false)
  const [deleted, setDeleted] = useState<Video | null>(null)
  const [hasDeleted, setHasDeleted] = useState(false)
  const [read, setRead] = useState<Video | null>(null)
  const [downloadedId, setDownloadedId] = useState<string | null>(null)
  const films = newestFirst(project.videos)
  const downloaded = films.find(({ id }) => id === downloadedId)
  return (
    <>
      {films.length > 0 && (
        <Card aria-labelledby="films-title" className="shrink-0">
          <CardHeader>
            <CardTitle id="films-title">{t('editor.films.title')}</CardTitle>
            <Badge className="figures">{films.length}</Badge>
          </CardHeader>
          <ul className="divide-y divide-line border-line border-t">
            {(showsAll ? films : films.slice(0, fewFilms)).map((film) => (
              <FilmRow
                key={film.id}
                film={film}
                project={project}
                onRead={() => setRead(film)}
                onPlay={() => onPlay(film)}
                onDownload={() => setDownloadedId(film.id)}
                onDelete={() => {
                  setDeleted(film)
                  setHasDeleted(true)
                }}
              />
            ))}
          </ul>
          {films.length > fewFilms && (
            <div className="border-line border-t p-2">
              <Button
                size="sm"
                variant="ghost"
                className="w-full"
                aria-expanded={showsAll}
                onClick={() => setShowsAll(!showsAll)}
              >
                {showsAll ? t('editor.films.fewer') : t('editor.films.all', { count: films.length })}
              </Button>
            </div>
          )}
          <SpaceUsed project={project} />
        </Card>
      )}
      {read && <FilmScriptDialog project={project} film={read} onClose={() => setRead(null)} />}
      {downloaded && <DownloadsDialog film={downloaded} onClose={() => setDownloadedId(null)} />}
      {/* Outlives the list: it is still to say that the last film is gone. */}
      {hasDeleted && (
        <DeleteFilmDialog projectId={project.id} film={deleted} onClose={() => setDeleted(null)} />
      )}
    </>
  )
})

import { ApiError } from '@voxdeck/contracts/client'
import type { Project } from '@voxdeck/contracts/projects/project'
import type { Video } from '@voxdeck/contracts/videos/video'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/i18n/use-language.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { toast } from '@/ui/toast.ts'
import { useGenerateEnglishVideo } from '../api/generate-english-video.ts'
import { currentEnglishFilm, readyEnglishFilm } from '../films/english-films.ts'
import { wordsOfError } from '../words-of-error.ts'
import { useCompletion } from './use-completion.ts'

export type GenerationPanelState =
  | { kind: 'hidden' }
  /** Asked for; the film is null until the server has named it. */
  | { kind: 'working'; film: Video | null }
  | { kind: 'ready'; film: Video }
  | { kind: 'failed'; film: Video }

const panelOf = (
  film: Video | undefined,
  isAsking: boolean,
  justReady: string | null,
): GenerationPanelState => {
  if (film?.status === 'generating') return { kind: 'working', film }
  if (isAsking) return { kind: 'working', film: null }
  if (film && justReady === film.id) return { kind: 'ready', film }
  return film?.status === 'failed' ? { kind: 'failed', film } : { kind: 'hidden' }
}

/** The English film of the project: asking for it, what is being made, what came of it. */
export const useGeneration = (project: Project, saveUnsaved: () => Promise<void>) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const reportFailure = useReportFailure()
  const {
    mutate: ask,
    isPending: isAsking,
    data: asked,
    error,
  } = useGenerateEnglishVideo(project.id, saveUnsaved)
  const film = currentEnglishFilm(project.videos, asked?.id)
  const { justReady, announce } = useCompletion(film, {
    ready: () => toast({ title: t('app.success'), description: t('editor.generate.done') }),
    failed: () =>
      toast({ title: t('app.error'), description: t('editor.generate.failed'), variant: 'destructive' }),
  })

  const reportRefusal = (error: Error) => {
    const isMissing = error instanceof ApiError && error.problem?.code === 'nothing_to_generate'
    reportFailure(error, {
      title: isMissing ? t('editor.generate.missing.title') : t('app.error'),
      description: isMissing ? t('editor.generate.missing.description') : t('editor.generate.failed'),
    })
  }

  const generate = () =>
    ask(undefined, {
      // The very same film was made before, so it is ready at once.
      onSuccess: (video) => video?.status === 'completed' && announce(video.id),
      onError: reportRefusal,
    })

  const panel = panelOf(film, isAsking, justReady)
  return {
    generate,
    panel,
    isGenerating: panel.kind === 'working',
    /** Why the server would not begin, in its own words. */
    refusal: wordsOfError(error, language) ?? null,
    readyFilm: readyEnglishFilm(project.videos, asked?.id),
  }
}

export type Generation = ReturnType<typeof useGeneration>

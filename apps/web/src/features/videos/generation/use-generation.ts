import { ApiError } from '@voxdeck/contracts/client'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import type { Video } from '@voxdeck/contracts/videos/video'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/i18n/use-language.ts'
import { useLanguageNames } from '@/project/languages/use-language-name.ts'
import { wordsOfError } from '@/project/words-of-error.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { toast } from '@/ui/feedback/toast.ts'
import { failedVideo, readyEnglishVideo, videosUnderWay } from '../facts/select-videos.ts'
import { useGenerateVideos, type VideoLanguages } from './generate-video.ts'
import { useCompletion } from './use-completion.ts'

export type GenerationPanelState =
  | { kind: 'hidden' }
  /** Requested; null until the server has created the video. `others` are in progress too. */
  | { kind: 'working'; video: Video | null; others: readonly Video[] }
  | { kind: 'ready'; video: Video }
  | { kind: 'failed'; video: Video }

const panelOf = (
  videos: readonly Video[],
  isRequesting: boolean,
  justReady: string | null,
): GenerationPanelState => {
  const [video, ...others] = videosUnderWay(videos)
  if (video) return { kind: 'working', video, others }
  if (isRequesting) return { kind: 'working', video: null, others }
  const ready = videos.find(({ id }) => id === justReady)
  if (ready) return { kind: 'ready', video: ready }
  const failed = failedVideo(videos)
  return failed ? { kind: 'failed', video: failed } : { kind: 'hidden' }
}

/** State and actions of video generation. */
export const useGeneration = (project: Project, saveUnsaved: () => Promise<void>) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const nameOf = useLanguageNames()
  const reportFailure = useReportFailure()
  const {
    mutate: generateVideos,
    isPending: isRequesting,
    data: requested,
    error,
  } = useGenerateVideos(project.id, saveUnsaved)
  const wordsOfReady = ({ languageCode }: Video) => {
    if (languageCode === 'en') return t('editor.generate.done')
    if (languageCode === 'multi') return t('editor.generate.doneMulti')
    return t('editor.generate.doneIn', { language: nameOf(languageCode) })
  }
  const { justReady, announce } = useCompletion(project.videos, {
    ready: (video) => toast({ title: t('app.success'), description: wordsOfReady(video) }),
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

  const announceReady = (videos: readonly Video[]) => {
    // The same video existed already, so it is finished at once.
    for (const video of videos) if (video.status === 'completed') announce(video)
  }

  const panel = panelOf(project.videos, isRequesting, justReady)
  return {
    generate: (languages: VideoLanguages = ['en']) =>
      generateVideos([languages], { onSuccess: announceReady, onError: reportRefusal }),
    announceReady,
    reportRefusal,
    panel,
    isGenerating: panel.kind === 'working',
    /** The error message of the last request. */
    refusal: wordsOfError(error, language) ?? null,
    readyVideo: readyEnglishVideo(project.videos, requested?.[0]?.id),
  }
}

export type Generation = ReturnType<typeof useGeneration> & { chooseLanguages: () => void }

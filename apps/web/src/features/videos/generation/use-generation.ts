import { ApiError } from '@voxdeck/contracts/client'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import type { Video } from '@voxdeck/contracts/videos/video'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/i18n/use-language.ts'
import { useLanguageNames } from '@/project/languages/use-language-name.ts'
import { ageOfVideo, isOlder } from '@/project/videos/video-age.ts'
import { wordsOfError } from '@/project/words-of-error.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { toast } from '@/ui/feedback/toast.ts'
import { readyVideo as readyVideoOf } from '../facts/select-videos.ts'
import { type RequestedVideo, useGenerateVideos, type VideoLanguages } from './generate-video.ts'
import { panelOf } from './panel-state.ts'
import { primaryAction } from './primary-action.ts'
import { useCompletion } from './use-completion.ts'

const stillThere = (languages: VideoLanguages, project: Project): VideoLanguages => {
  const left = languages.filter(
    (language) => language === project.sourceLanguage || project.languages.includes(language),
  )
  return left.length > 0 ? left : [project.sourceLanguage]
}

/** State and actions of video generation. */
export const useGeneration = (project: Project, saveUnsaved: () => Promise<void>) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const nameOf = useLanguageNames()
  const reportFailure = useReportFailure()
  const { mutate: generateVideos, isPending: isRequesting, error } = useGenerateVideos(project, saveUnsaved)
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

  const announceReady = (requested: readonly RequestedVideo[]) => {
    for (const { video, wasCompleted } of requested) {
      if (wasCompleted)
        toast({ title: t('editor.generate.same.title'), description: t('editor.generate.same.description') })
      else if (video.status === 'completed') announce(video)
    }
  }

  const panel = panelOf(project.videos, isRequesting, justReady)
  const readyVideo = readyVideoOf(project.videos, project.sourceLanguage)
  const age = readyVideo && ageOfVideo(readyVideo, project)
  return {
    /** Languages that the project no longer has are left out. */
    generate: (languages: VideoLanguages) =>
      generateVideos([stillThere(languages, project)], { onSuccess: announceReady, onError: reportRefusal }),
    announceReady,
    reportRefusal,
    panel,
    isGenerating: panel.kind === 'working',
    /** The error message of the last request. */
    refusal: wordsOfError(error, language) ?? null,
    readyVideo,
    /** The ready video is known to be what would be generated now. */
    isCurrent: age === 'current',
    /** The project changed since the ready video. */
    isOlder: isOlder(age),
    primary: primaryAction(panel, readyVideo, age),
    /** Of the video that the button makes: an older one is made again in its languages. */
    nextLanguages: readyVideo && isOlder(age) ? readyVideo.languages : [project.sourceLanguage],
  }
}

export type Generation = ReturnType<typeof useGeneration> & {
  /** Opens the dialog of unfinished slides first, when there are any. */
  generate: (languages: VideoLanguages) => void
  /** Sends the request without that dialog. */
  retry: (languages: VideoLanguages) => void
  chooseLanguages: () => void
}

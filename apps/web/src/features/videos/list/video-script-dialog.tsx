import type { Project } from '@voxdeck/contracts/projects/read-project'
import type { SpokenSlide, VideoScript } from '@voxdeck/contracts/videos/read-video-script'
import type { Video } from '@voxdeck/contracts/videos/video'
import { languageOf } from '@voxdeck/core/languages/languages'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import { useLanguageNames } from '@/project/languages/use-language-name.ts'
import { RowNumber } from '@/project/slides/row-number.tsx'
import { SlidePicture } from '@/project/slides/slide-picture.tsx'
import { ageOfVideo } from '@/project/videos/video-age.ts'
import { Badge } from '@/ui/badge.tsx'
import { Button } from '@/ui/buttons/button.tsx'
import { Dialog, DialogContent } from '@/ui/overlays/dialog.tsx'
import { Spinner } from '@/ui/spinner.tsx'
import { useVideoScript } from './get-video-script.ts'

type VideoScriptDialogProps = { project: Project; video: Video; onClose: () => void }

/** The text a video was made from, slide by slide, and what has changed since. */
export const VideoScriptDialog = ({ project, video, onClose }: VideoScriptDialogProps) => {
  const { t } = useTranslation()
  const age = ageOfVideo(video, project)
  const about = [
    formatDateTime(video.createdAt, useLanguage()),
    video.text && t('videos.text.words', { count: video.text.words }),
    age && t(`videos.text.${age}`),
  ]
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t('videos.script.title')}
        description={about.filter(Boolean).join(' · ')}
        closeLabel={t('app.close')}
        className="flex flex-col pb-0 sm:max-w-2xl"
      >
        <Script project={project} video={video} />
      </DialogContent>
    </Dialog>
  )
}

const Script = ({ project, video }: { project: Project; video: Video }) => {
  const { t } = useTranslation()
  const [language, setLanguage] = useState(video.languages[0] ?? 'en')
  const at = { projectId: project.id, videoId: video.id }
  const { data, isFetching, refetch } = useVideoScript(at, language)
  if (data)
    return (
      <>
        {data.languages.length > 1 && <ScriptLanguages script={data} shown={language} onShow={setLanguage} />}
        <ScriptSlides project={project} script={data} />
      </>
    )
  if (isFetching)
    return (
      <output className="flex items-center gap-2 py-8 text-mute">
        <Spinner />
        {t('videos.script.loading')}
      </output>
    )
  return (
    <div role="alert" className="flex flex-col items-start gap-3 py-6">
      <p>{t('videos.script.failed')}</p>
      <Button onClick={() => void refetch()}>{t('app.retry')}</Button>
    </div>
  )
}

type ScriptLanguagesProps = { script: VideoScript; shown: string; onShow: (language: string) => void }

/** The languages of the video; those whose text is another by now say so. */
const ScriptLanguages = ({ script, shown, onShow }: ScriptLanguagesProps) => {
  const { t } = useTranslation()
  const nameOf = useLanguageNames()
  return (
    <fieldset
      aria-label={t('videos.script.languages')}
      className="-mx-1 mt-3 flex min-w-0 flex-wrap gap-1 px-1"
    >
      {script.languages.map(({ languageCode, isCurrent }) => (
        <Button
          key={languageCode}
          size="sm"
          variant="ghost"
          aria-pressed={languageCode === shown}
          onClick={() => onShow(languageCode)}
          className="aria-pressed:bg-coral-wash aria-pressed:text-coral-strong"
        >
          {nameOf(languageCode)}
          {!isCurrent && <span className="text-amber-strong text-xs">{t('videos.script.changed')}</span>}
        </Button>
      ))}
    </fieldset>
  )
}

/** Scrollable elements must be focusable, for keyboard users. */
const reachable = { tabIndex: 0 }

const ScriptSlides = ({ project, script }: { project: Project; script: VideoScript }) => {
  const { t } = useTranslation()
  const slides = new Map(project.slides.map((slide) => [slide.id, slide]))
  return (
    <ol
      aria-label={t('videos.script.slides')}
      {...reachable}
      className="-mx-5 mt-4 max-h-[60dvh] divide-y divide-line overflow-y-auto border-line border-t px-5 pb-3 outline-offset-[-2px]"
    >
      {script.slides.map((spoken) => {
        const slide = slides.get(spoken.slideId)
        return (
          <li key={spoken.slideNumber} className="grid grid-cols-[1.25rem_6rem_minmax(0,1fr)] gap-x-3 py-3">
            <RowNumber number={spoken.slideNumber} />
            {slide ? (
              <SlidePicture
                slide={slide}
                alt={t('videos.script.slide', { number: spoken.slideNumber })}
                className="self-start"
              />
            ) : (
              <span className="aspect-video self-start rounded-sm bg-well" />
            )}
            <div className="flex flex-col items-start gap-1.5">
              <SlideWords {...spoken} language={script.languageCode} />
              {!slide && <p className="text-mute text-sm">{t('videos.script.gone')}</p>}
              {slide && !spoken.isCurrent && <Badge tone="stale">{t('videos.script.changed')}</Badge>}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

const SlideWords = ({ script, isRecorded, language }: SpokenSlide & { language: string }) => {
  const { t } = useTranslation()
  if (isRecorded) return <p className="text-mute text-md">{t('videos.script.recorded')}</p>
  if (!script) return <p className="text-mute text-md">{t('videos.script.silent')}</p>
  return (
    <p
      lang={language}
      dir={languageOf(language).direction}
      className="w-full text-md [overflow-wrap:anywhere]"
    >
      {script}
    </p>
  )
}

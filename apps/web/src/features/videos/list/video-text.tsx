import type { Project } from '@voxdeck/contracts/projects/read-project'
import type { Video } from '@voxdeck/contracts/videos/video'
import { languageOf } from '@voxdeck/core/languages/languages'
import { FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ageOfVideo } from '@/project/videos/video-age.ts'
import { classNames } from '@/ui/class-names.ts'

type VideoTextProps = { video: Video; project: Project; label: string; onRead: () => void }

/** The beginning of the video's text, which opens all of it, and whether the project still has that text. */
export const VideoText = ({ video, project, label, onRead }: VideoTextProps) => {
  const { t } = useTranslation()
  const age = ageOfVideo(video, project)
  const [language = 'en'] = video.languages
  if (!video.text) return null
  const { words, excerpt } = video.text
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onRead}
        className="-mx-1.5 mt-1 flex min-h-6 max-w-[calc(100%+0.75rem)] items-center gap-1.5 rounded-sm px-1.5 text-left text-sm transition-colors hover:bg-well"
      >
        <FileText aria-hidden="true" className="size-3.5 shrink-0 text-mute" />
        <span className="sr-only">{`${label}: `}</span>
        <span lang={language} dir={languageOf(language).direction} className="min-w-0 truncate">
          {excerpt || '–'}
        </span>
      </button>
      <p className="text-mute text-sm">
        <span className="figures">{t('videos.text.words', { count: words })}</span>
        {age && (
          <>
            {' · '}
            <span className={classNames(age !== 'current' && 'text-amber-strong')}>
              {t(`videos.text.${age}`)}
            </span>
          </>
        )}
      </p>
    </>
  )
}

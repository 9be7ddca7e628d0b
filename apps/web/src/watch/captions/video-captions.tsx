import { useTranslation } from 'react-i18next'
import { useShownCue } from './use-shown-cue.ts'

type VideoCaptionsProps = { element: HTMLVideoElement | null; language: string | null }

/**
 * Drawn by the page, not by the browser: above the controls while these show, in our fonts, in either
 * direction.
 */
export const VideoCaptions = ({ element, language }: VideoCaptionsProps) => {
  const { t } = useTranslation()
  const text = useShownCue(element, language)
  const lines = (text ?? '').split('\n').filter((line) => line !== '')
  return (
    <div className="video-captions" {...{ noautohide: '' }}>
      {text === null && <output>{t('player.captionsFailed')}</output>}
      {lines.length > 0 && (
        // Hidden from screen readers: the narration already says it.
        <p lang={language ?? undefined} aria-hidden="true">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a cue are never reordered
            <span key={index} dir="auto">
              {line}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { useShownCue } from './use-shown-cue.ts'

type VideoCaptionsProps = { element: HTMLVideoElement | null; language: string | null }

/** Drawn by the page: above the controls while these are shown, in our faces, in either direction. */
export const VideoCaptions = ({ element, language }: VideoCaptionsProps) => {
  const { t } = useTranslation()
  const text = useShownCue(element, language)
  const lines = (text ?? '').split('\n').filter((line) => line !== '')
  return (
    <div className="video-captions" {...{ noautohide: '' }}>
      {text === null && <output>{t('player.captionsFailed')}</output>}
      {lines.length > 0 && (
        // What is heard is not read aloud a second time.
        <p lang={language ?? undefined} aria-hidden="true">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one caption never change places
            <span key={index} dir="auto">
              {line}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}

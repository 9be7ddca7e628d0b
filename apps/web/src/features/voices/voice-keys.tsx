import { useTranslation } from 'react-i18next'

const cap = 'figures rounded-[5px] border border-line border-b-2 bg-well px-1.5 text-ink text-xs'

/** Keyboard hints; hidden on touch devices. */
export const VoiceKeys = () => {
  const { t } = useTranslation()
  return (
    <p className="flex flex-wrap gap-x-4 border-line border-t px-3 py-2 text-mute text-xs pointer-coarse:hidden">
      <span>
        <kbd lang="en" className={cap}>
          Enter
        </kbd>{' '}
        {t('voices.keys.choose')}
      </span>
      <span>
        <kbd lang="en" className={cap}>
          Space
        </kbd>{' '}
        {t('voices.keys.play')}
      </span>
    </p>
  )
}

import type { OfferedLanguage } from '@voxdeck/contracts/languages/language'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Spinner } from '@/ui/spinner.tsx'

type OfferedRowProps = {
  language: OfferedLanguage
  /** In the page's language. */
  name: string
  isThere: boolean
  isBusy: boolean
  isOff: boolean
  onChoose: () => void
}

const row = 'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 py-1.5 text-left'

export const OfferedRow = ({ language, name, isThere, isBusy, isOff, onChoose }: OfferedRowProps) => {
  const { t } = useTranslation()
  const { code, ownName, direction, hasVoice, basicVoicesOnly, hasTranslator } = language
  const words = (
    <>
      <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-2">
        <bdi lang={code} dir={direction} className="font-medium">
          {ownName}
        </bdi>
        {name !== ownName && <span className="text-mute text-sm">{name}</span>}
      </span>
      <span className="text-right text-mute text-sm">
        {!hasVoice && <span className="block">{t('languages.onlyRead')}</span>}
        {basicVoicesOnly && <span className="block">{t('languages.basicVoice')}</span>}
        {!hasTranslator && <span className="block">{t('languages.byHand')}</span>}
      </span>
    </>
  )
  return (
    <li>
      {isThere ? (
        <div className={`${row} text-mute`}>
          {words}
          <span className="flex items-center gap-1.5 text-sm">
            <Check aria-hidden="true" className="size-4 text-green-strong" />
            {t('languages.add.there')}
          </span>
        </div>
      ) : (
        <button
          type="button"
          disabled={isOff}
          aria-busy={isBusy}
          onClick={onChoose}
          className={`${row} transition-colors hover:bg-well focus-visible:outline-offset-[-2px]`}
        >
          {words}
          {isBusy && <Spinner />}
        </button>
      )}
    </li>
  )
}

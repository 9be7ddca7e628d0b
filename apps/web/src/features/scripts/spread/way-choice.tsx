import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { SpreadState } from './use-spread.ts'

/** How the script is cut: ways that make a single part of it are disabled. */
export const WayChoice = ({ spread }: { spread: SpreadState }) => {
  const { t } = useTranslation()
  const name = useId()
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
      <legend className="float-left mr-3 text-mute text-sm">{t('spread.by')}</legend>
      <div className="flex flex-wrap rounded-md bg-well p-1">
        {spread.ways.map(({ name: way, parts }) => (
          <label
            key={way}
            className="relative inline-flex h-7 cursor-pointer items-center gap-1.5 whitespace-nowrap rounded-sm px-2.5 font-medium text-mute text-sm transition-colors hover:text-ink has-checked:bg-segment has-checked:text-ink has-checked:shadow-sm has-disabled:pointer-events-none has-disabled:opacity-50 has-focus-visible:outline-2 has-focus-visible:outline-offset-1"
          >
            <input
              type="radio"
              name={name}
              value={way}
              checked={spread.way === way}
              disabled={parts < 2 && spread.way !== way}
              onChange={() => spread.choose(way)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {t(`spread.ways.${way}`)}
            {way !== 'evenly' && parts > 1 && <span className="figures text-xs">{parts}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

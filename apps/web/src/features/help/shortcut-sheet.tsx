import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { isAppleKeyboard, keyCaps } from './key-caps.ts'
import { type ShortcutArea, shortcuts } from './shortcuts.ts'

const areas = Object.keys(shortcuts) as ShortcutArea[]

/** All shortcuts, by where they work, in two columns where there is room. */
export const ShortcutSheet = () => {
  const { t } = useTranslation()
  return (
    <div className="gap-x-10 sm:columns-2">
      {areas.map((area) => (
        <section key={area} aria-labelledby={`shortcuts-${area}`} className="mb-6 break-inside-avoid">
          <h3 id={`shortcuts-${area}`} className="font-semibold text-base">
            {t(`help.shortcuts.${area}.title`)}
          </h3>
          <dl className="mt-1.5 divide-y divide-line">
            {Object.entries(shortcuts[area]).map(([id, keys]) => (
              <div key={id} className="flex items-center justify-between gap-4 py-1.5">
                <dt className="text-mute">{t(`help.shortcuts.${area}.${id}` as 'help.title')}</dt>
                <dd className="flex shrink-0 flex-wrap items-center justify-end gap-1">
                  <Keys combinations={keys} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

/** Key names are not translated: keyboards for all UI languages carry the same labels. */
const Keys = ({ combinations }: { combinations: readonly string[] }) => {
  const { t } = useTranslation()
  const isApple = isAppleKeyboard()
  return combinations.map((combination, index) => (
    <Fragment key={combination}>
      {index > 0 && <span className="px-0.5 text-mute text-sm">{t('help.or')}</span>}
      <span className="flex gap-0.5">
        {keyCaps(combination, { isApple }).map((cap) => (
          <kbd
            key={cap}
            lang="en"
            className="figures grid h-6 min-w-6 place-items-center rounded-[5px] border border-line border-b-2 bg-well px-1.5 text-ink text-xs"
          >
            {cap}
          </kbd>
        ))}
      </span>
    </Fragment>
  ))
}

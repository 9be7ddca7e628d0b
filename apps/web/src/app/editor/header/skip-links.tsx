import { useTranslation } from 'react-i18next'

/** The ids of the parts of the page. */
const ids = { scripts: 'writing', preview: 'preview-title', timeline: 'timeline-title' }

const look =
  'fixed top-2 left-2 z-50 flex min-h-9 -translate-y-20 pointer-coarse:min-h-11 items-center rounded-md bg-ink px-3 font-medium text-paper focus:translate-y-0'

/** Focuses the first script of a part, else the part itself. */
const focusPart = (id: string): void => {
  const part = document.getElementById(id)
  // It takes the focus only by script.
  if (part) part.tabIndex = -1
  const target = part?.querySelector<HTMLElement>('textarea:not([data-aside] *)') ?? part
  target?.focus()
}

/** The first Tab stops of the page: shown while they have the focus. */
export const SkipLinks = () => {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('editor.skip.label')}>
      {(['scripts', 'preview', 'timeline'] as const).map((part) => (
        <a
          key={part}
          href={`#${ids[part]}`}
          className={look}
          onClick={(event) => {
            event.preventDefault()
            focusPart(ids[part])
          }}
        >
          {t(`editor.skip.${part}`)}
        </a>
      ))}
    </nav>
  )
}

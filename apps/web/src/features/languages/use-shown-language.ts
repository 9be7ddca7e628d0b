import { useQueryClient } from '@tanstack/react-query'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import { useEffect, useRef, useState } from 'react'
import type { prefetchLanguage } from './prefetch-language.ts'

const english = 'en'
/** The address can wait: to change it, the browser writes down what is in every field of the page. */
const settledMs = 300

/** Which language is on the desk. It is in the address, so that a reload or a link shows it too; English is not. */
export const useShownLanguage = ({ id, languages }: Project) => {
  const queries = useQueryClient()
  const prefetch = useRef<typeof prefetchLanguage>(null)
  const [wanted, setWanted] = useState(() => new URLSearchParams(location.search).get('language') ?? english)
  const hasLanguages = languages.length > 0
  useEffect(() => {
    // Without it a panel is fetched when it is shown.
    if (hasLanguages)
      import('./prefetch-language.ts').then(
        (part) => {
          prefetch.current = part.prefetchLanguage
        },
        () => undefined,
      )
  }, [hasLanguages])
  useEffect(() => {
    const settled = setTimeout(() => {
      const address = new URL(location.href)
      if (wanted === english) address.searchParams.delete('language')
      else address.searchParams.set('language', wanted)
      if (address.href !== location.href) history.replaceState(history.state, '', address)
    }, settledMs)
    return () => clearTimeout(settled)
  }, [wanted])
  const show = (language: string) => {
    if (language !== english) prefetch.current?.(queries, id, language)
    setWanted(language)
  }
  const isThere = languages.includes(wanted)
  return { shown: isThere ? wanted : english, show }
}

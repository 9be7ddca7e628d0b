import { useQueryClient } from '@tanstack/react-query'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import { useEffect, useRef, useState } from 'react'
import type { prefetchLanguage } from './prefetch-language.ts'

/** Milliseconds; delayed, since replaceState makes the browser serialise every field of the page. */
const settledMs = 300

/** The shown language. It is in the query string, so that a reload or a link shows it; the source language is not. */
export const useShownLanguage = (
  { id, sourceLanguage, languages }: Project,
  /** Loads what the page adds to the panel of a language. */
  loadRest: () => Promise<unknown>,
) => {
  const queries = useQueryClient()
  const prefetch = useRef<typeof prefetchLanguage>(null)
  const [wanted, setWanted] = useState(
    () => new URLSearchParams(location.search).get('language') ?? sourceLanguage,
  )
  const hasLanguages = languages.length > 0
  useEffect(() => {
    if (!hasLanguages) return
    // Should these fail, the panel is loaded when it is shown.
    import('./prefetch-language.ts').then(
      (part) => {
        prefetch.current = part.prefetchLanguage
      },
      () => undefined,
    )
    loadRest().catch(() => undefined)
  }, [hasLanguages, loadRest])
  useEffect(() => {
    const settled = setTimeout(() => {
      const address = new URL(location.href)
      if (wanted === sourceLanguage) address.searchParams.delete('language')
      else address.searchParams.set('language', wanted)
      if (address.href !== location.href) history.replaceState(history.state, '', address)
    }, settledMs)
    return () => clearTimeout(settled)
  }, [wanted, sourceLanguage])
  const show = (language: string) => {
    if (language !== sourceLanguage) prefetch.current?.(queries, id, language)
    setWanted(language)
  }
  const isThere = languages.includes(wanted)
  return { shown: isThere ? wanted : sourceLanguage, show }
}

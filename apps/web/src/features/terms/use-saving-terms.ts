import { useState } from 'react'

export type TermsTab = 'lexicon' | 'glossary'
export type Failures = Partial<Record<TermsTab, unknown>>

type Saved = {
  isChanged: boolean
  /** Focuses the first problem; false when there is none. */
  showProblem: () => boolean
  save: () => Promise<void>
}

const tabs = ['lexicon', 'glossary'] as const

/**
 * Saves the changed lists with one request each; a failed one does not stop the other, and what was typed
 * stays.
 */
export const useSavingTerms = (lists: Record<TermsTab, Saved>, show: (tab: TermsTab) => void) => {
  const [failures, setFailures] = useState<Failures>({})
  const [phase, setPhase] = useState<'idle' | 'saving' | 'saved'>('idle')
  const save = async (): Promise<boolean> => {
    if (phase === 'saving') return false
    const changed = tabs.filter((tab) => lists[tab].isChanged)
    for (const tab of changed)
      if (lists[tab].showProblem()) {
        show(tab)
        return false
      }
    if (changed.length === 0) return true
    setPhase('saving')
    const failed: Failures = {}
    for (const tab of changed)
      try {
        await lists[tab].save()
      } catch (error) {
        failed[tab] = error
      }
    setFailures(failed)
    const first = tabs.find((tab) => tab in failed)
    if (first) show(first)
    setPhase(first ? 'idle' : 'saved')
    return first === undefined
  }
  const isChanged = tabs.some((tab) => lists[tab].isChanged)
  return { save, failures, isChanged, isSaving: phase === 'saving', isSaved: phase === 'saved' && !isChanged }
}

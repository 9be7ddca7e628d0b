import { noDrafts, type ScriptDrafts } from './script-drafts.ts'

const keyOf = (projectId: string) => `voxdeck.drafts.${projectId}`

/** Unsaved text outlives a reload, the browser's back button and a new sign-in in this tab. */
export const keepDrafts = (projectId: string, drafts: ScriptDrafts): void => {
  const empty = drafts.englishScript === undefined && Object.keys(drafts.slides).length === 0
  try {
    if (empty) sessionStorage.removeItem(keyOf(projectId))
    else sessionStorage.setItem(keyOf(projectId), JSON.stringify(drafts))
  } catch {
    // Storage can be full or forbidden; the text is still on the screen and the page warns before it closes.
  }
}

export const keptDrafts = (projectId: string): ScriptDrafts => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(projectId)) ?? 'null')
    return isDrafts(kept) ? kept : noDrafts
  } catch {
    return noDrafts
  }
}

const isDrafts = (value: unknown): value is ScriptDrafts =>
  typeof value === 'object' && value !== null && 'slides' in value && typeof value.slides === 'object'

/** Lengths set by the user, by slide id: seconds, or null for automatic. */
export type TimingChange = ReadonlyMap<string, number | null>

/** `savedIn` is the project revision that contains it; null until it is saved. */
type Draft = { seconds: number | null; savedIn: number | null }
export type TimingDrafts = ReadonlyMap<string, Draft>

export const noTimingDrafts: TimingDrafts = new Map()

export const writeTimings = (drafts: TimingDrafts, change: TimingChange): TimingDrafts =>
  new Map([...drafts, ...[...change].map(([id, seconds]) => [id, { seconds, savedIn: null }] as const)])

export const unsavedTimings = (drafts: TimingDrafts): TimingChange =>
  new Map([...drafts].filter(([, { savedIn }]) => savedIn === null).map(([id, { seconds }]) => [id, seconds]))

/** Marks the sent lengths as saved, unless they changed meanwhile. */
export const settleTimings = (drafts: TimingDrafts, sent: TimingChange, revision: number): TimingDrafts =>
  new Map(
    [...drafts].map(([id, draft]) =>
      sent.has(id) && sent.get(id) === draft.seconds ? [id, { ...draft, savedIn: revision }] : [id, draft],
    ),
  )

/** The length to show: a draft, until the cached project contains it. */
export const shownManual = (
  drafts: TimingDrafts,
  { id, manualSeconds }: { id: string; manualSeconds: number | null },
  revision: number,
): number | null => {
  const draft = drafts.get(id)
  return draft && (draft.savedIn === null || revision < draft.savedIn) ? draft.seconds : manualSeconds
}

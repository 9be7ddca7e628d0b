/** Lengths that a person set, over those of the project: seconds, or null for the slide's own length. */
export type TimingChange = ReadonlyMap<string, number | null>

/** `savedIn` is the revision of the project that carries it; null while the server does not know. */
type Draft = { seconds: number | null; savedIn: number | null }
export type TimingDrafts = ReadonlyMap<string, Draft>

export const noTimingDrafts: TimingDrafts = new Map()

export const writeTimings = (drafts: TimingDrafts, change: TimingChange): TimingDrafts =>
  new Map([...drafts, ...[...change].map(([id, seconds]) => [id, { seconds, savedIn: null }] as const)])

export const unsavedTimings = (drafts: TimingDrafts): TimingChange =>
  new Map([...drafts].filter(([, { savedIn }]) => savedIn === null).map(([id, { seconds }]) => [id, seconds]))

/** What was sent is saved, unless it was changed meanwhile. */
export const settleTimings = (drafts: TimingDrafts, sent: TimingChange, revision: number): TimingDrafts =>
  new Map(
    [...drafts].map(([id, draft]) =>
      sent.has(id) && sent.get(id) === draft.seconds ? [id, { ...draft, savedIn: revision }] : [id, draft],
    ),
  )

/** The length to show: a draft stays in view until the project that carries it is there. */
export const shownManual = (
  drafts: TimingDrafts,
  { id, manualSeconds }: { id: string; manualSeconds: number | null },
  revision: number,
): number | null => {
  const draft = drafts.get(id)
  return draft && (draft.savedIn === null || revision < draft.savedIn) ? draft.seconds : manualSeconds
}

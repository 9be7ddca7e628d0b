/** What somebody wants to see. A new object for every press. */
export type StageWish = { kind: 'presentation' } | { kind: 'slide'; slideId: string }

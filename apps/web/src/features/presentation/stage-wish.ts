/** A request to play something; a new object per press, so that an equal request runs the effect again. */
export type StageWish = { kind: 'presentation' } | { kind: 'slide'; slideId: string }

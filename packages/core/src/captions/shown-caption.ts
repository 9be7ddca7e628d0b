/** A caption as it stands in the picture; the language says how it is written. */
export type ShownCaption = { language: string; lines: string[] }

/** For how long it does, in frames from where a shot begins. */
export type TimedCaption = ShownCaption & { startFrame: number; endFrame: number }

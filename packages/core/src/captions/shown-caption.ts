/** A caption rendered into the picture; its language decides font and direction. */
export type ShownCaption = { language: string; lines: string[] }

/** A caption and the frames that show it, counted from the start of its shot. */
export type TimedCaption = ShownCaption & { startFrame: number; endFrame: number }

export type LengthFit = { foretold: number; room: number; over: number }

/** Seconds; a smaller overrun is within the error of the estimate. */
const least = 0.1

/** The estimated length of a translation, and by how much it exceeds its slide. */
export const lengthFit = (foretold: number, room: number): LengthFit => {
  const over = foretold - room
  return { foretold, room, over: over >= least ? over : 0 }
}

export type LengthFit = { foretold: number; room: number; over: number }

/** A foretold length is a guess: less than this over is none. */
const least = 0.1

/** How long a translation will take, against how long its slide is in view. */
export const lengthFit = (foretold: number, room: number): LengthFit => {
  const over = foretold - room
  return { foretold, room, over: over >= least ? over : 0 }
}

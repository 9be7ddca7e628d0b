import fc from 'fast-check'

/** A picture that slides in is half there before it has arrived; fades and cuts have one frame to be found. */
export type AnyTiming = { transition: 'fade' | 'none'; manual: (number | null)[] }

/** Nothing set, a bar shorter than the words, one that leaves a little silence, and one that leaves plenty. */
const anyLength = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 10, max: 16 }).map((tenths) => tenths / 10),
  fc.integer({ min: 50, max: 100 }).map((frames) => frames / 30),
  fc.integer({ min: 40, max: 75 }).map((tenths) => tenths / 10),
)

const seed = 20_261_115

/** The same layouts at every run, of three to five slides; two of three fade. */
export const someTimings = (count: number): AnyTiming[] =>
  fc
    .sample(fc.array(anyLength, { minLength: 3, maxLength: 5 }), { seed, numRuns: count })
    .map((manual, index) => ({ manual, transition: index % 3 === 2 ? 'none' : 'fade' }))

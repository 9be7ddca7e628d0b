import fc from 'fast-check'

/** Seconds, null for none set, or the frames of silence after the narration that are left for a transition. */
export type AnyLength = number | null | { quietFrames: number }
/** No 'slide': that picture is half visible before it has arrived, while fades and cuts have one frame to find. */
export type AnyTiming = { transition: 'fade' | 'none'; lengths: AnyLength[] }

/** None set, shorter than the narration, one that leaves a little silence, and one that leaves plenty. */
const anyLength: fc.Arbitrary<AnyLength> = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 10, max: 16 }).map((tenths) => tenths / 10),
  fc.integer({ min: 0, max: 14 }).map((quietFrames) => ({ quietFrames })),
  fc.integer({ min: 120, max: 230 }).map((frames) => frames / 30),
)

const seed = 20_261_115

/** The same layouts in every run, of three to five slides; two of three fade. */
export const someTimings = (count: number): AnyTiming[] =>
  fc
    .sample(fc.array(anyLength, { minLength: 3, maxLength: 5 }), { seed, numRuns: count })
    .map((lengths, index) => ({ lengths, transition: index % 3 === 2 ? 'none' : 'fade' }))

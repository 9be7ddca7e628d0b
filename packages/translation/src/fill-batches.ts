import type { Limits } from './translator.ts'

/** Groups texts, in order, into as few requests as the limits allow. */
export const fillBatches = <T>(
  texts: readonly T[],
  sizeOf: (text: T) => number,
  limits: Pick<Limits, 'texts' | 'size'>,
): T[][] => {
  const batches: T[][] = []
  let size = 0
  for (const text of texts) {
    const batch = batches.at(-1)
    const grown = size + sizeOf(text)
    if (batch && batch.length < limits.texts && grown <= limits.size) {
      batch.push(text)
      size = grown
    } else {
      batches.push([text])
      size = sizeOf(text)
    }
  }
  return batches
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The time that an eighth of the runs stayed under: other load of the machine only adds time to a run. */
export const quickest = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 8)] ?? Number.NaN

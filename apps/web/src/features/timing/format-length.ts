/** Tenths of a second, as everywhere in the timing: 5.4. */
export const formatLength = (seconds: number): string => seconds.toFixed(1)

/** Bytes of script, gzipped, that a page may load before anything is pressed (K10). */
export const bundleLimits = { landing: 130_000, editor: 260_000 }

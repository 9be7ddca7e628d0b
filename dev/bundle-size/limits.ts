/** Maximum bytes of script, gzipped, that a page loads before any interaction (K10). */
export const bundleLimits = { landing: 130_000, editor: 260_000 }

/** What the five slides say, one after the other. */
export type SlideTexts = readonly [string, string, string, string, string]

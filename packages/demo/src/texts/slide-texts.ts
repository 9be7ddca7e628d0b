/** Scripts of the five slides, in slide order. */
export type SlideTexts = readonly [string, string, string, string, string]

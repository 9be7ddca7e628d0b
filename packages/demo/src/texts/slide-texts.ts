/** What the five slides say, one after the other. */
export type SourceScripts = readonly [string, string, string, string, string]

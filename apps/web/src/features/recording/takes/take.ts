/** What somebody said for a slide, before the server has it. */
export type Take = { slideId: string; sound: Blob; seconds: number }

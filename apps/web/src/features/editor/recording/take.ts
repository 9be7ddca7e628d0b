/** What somebody said for a slide, before the server has it. */
export type Take = { imageId: string; sound: Blob; seconds: number }

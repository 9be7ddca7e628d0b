/** A slide in one of the project's languages, the source language among them. */
export type SlideLanguage = { slideId: string; language: string }

import type { AnswerStore } from '../src/speech-engine.ts'

/** Keeps no answers: each request is sent. */
export const noAnswers: AnswerStore = { obtain: (_, ask) => ask() }

import type { TFunction } from 'i18next'
import type { StepName } from './step.ts'

/** 'move slide 4', 'voice of 12 slides'. */
export const wordsOfStep = (t: TFunction, { what, count, number }: StepName): string =>
  t(`history.steps.${what}.${count > 1 ? 'many' : 'one'}`, { count, number })

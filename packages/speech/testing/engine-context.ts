import type { EngineContext } from '../src/speech-engine.ts'
import { noAnswers } from './no-answers.ts'
import { noCalibrations } from './no-calibrations.ts'
import { runProgram } from './run-program.ts'

/** Stores nothing, and runs as much at once as is asked for. */
export const engineContext: EngineContext = {
  calibrations: noCalibrations,
  answers: noAnswers,
  runProgram,
  runInSlot: (work) => work(),
}

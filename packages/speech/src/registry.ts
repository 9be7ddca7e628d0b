import { createSherpaEngine } from './sherpa/sherpa-engine.ts'

/** One line for each engine. */
export const speechEngines = {
  sherpa: createSherpaEngine,
}

// The child process of the recogniser: see open-recogniser.ts.
import { type Hear, loadRecogniser } from './load-recogniser.ts'
import type { RecogniserHostRequest, RecogniserHostResponse } from './open-recogniser.ts'

/** Short pieces, because only a piece's start and end are known, not those of its words; shorter ones lose words. */
const shortPieceLimits = { pauseSeconds: 0.25, shortestSeconds: 1 }

let hear: Hear | undefined
const answerTo = ({ modelDir, samples }: RecogniserHostRequest): RecogniserHostResponse => {
  try {
    hear ??= loadRecogniser(modelDir)
    return { pieces: hear(samples, shortPieceLimits) }
  } catch (error) {
    return { error: String(error) }
  }
}

process.on('message', (request: RecogniserHostRequest) => process.send?.(answerTo(request)))
// Exits with its parent process, however that ends.
process.on('disconnect', () => process.exit())

// A process of its own for the recogniser: see open-recogniser.ts.
import { type Hear, loadRecogniser } from './load-recogniser.ts'
import type { HostAnswer, HostRequest } from './open-recogniser.ts'

/** Short pieces, because a piece's beginning and end are known and those of its words are not; shorter ones lose words. */
const timesMatterMost = { pauseSeconds: 0.25, shortestSeconds: 1 }

let hear: Hear | undefined
const answerTo = ({ modelDir, samples }: HostRequest): HostAnswer => {
  try {
    hear ??= loadRecogniser(modelDir)
    return { pieces: hear(samples, timesMatterMost) }
  } catch (error) {
    return { error: String(error) }
  }
}

process.on('message', (request: HostRequest) => process.send?.(answerTo(request)))
// It goes with the process that started it, however that ends.
process.on('disconnect', () => process.exit())

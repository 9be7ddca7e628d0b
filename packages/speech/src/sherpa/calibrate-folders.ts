// Measures the voices of VOICES_DIR that have no calibration of their model, and writes it into their folders. A worker would
// measure them at its first start, which takes it half a minute for each:
//   VOICES_DIR=… ESPEAK_DATA_DIR=… pnpm calibrate:voices
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Calibration } from '../pace/calibration.ts'
import { openSherpa } from './sherpa.ts'
import { calibrationFile } from './voice-folder.ts'

const { VOICES_DIR } = process.env
const writing: Promise<void>[] = []
const keep = (voice: string, calibration: Calibration) => {
  const text = `${JSON.stringify(calibration, null, 2)}\n`
  writing.push(writeFile(join(VOICES_DIR ?? '', voice, calibrationFile), text))
}
const never = () => Promise.reject(new Error('neural voices on this machine need no other program'))
const engine = await openSherpa(process.env, {
  calibrations: { find: async () => null, keep },
  answers: { obtain: never },
  runProgram: never,
  runInSlot: (work) => work(),
})
if (!engine) throw new Error('VOICES_DIR names the folder of the voices')
await engine.warmUp?.()
await Promise.all(writing)
await engine.close()
process.stdout.write(`${writing.length} measured\n`)

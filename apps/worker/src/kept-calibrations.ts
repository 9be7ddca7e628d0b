import { readdir } from 'node:fs/promises'
import type { Calibration } from '@voxdeck/speech/pace/calibration'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { ObjectMissing, type ObjectStore } from '@voxdeck/storage/object-store'
import type { Logger } from 'pino'

type Options = { store: ObjectStore; voicesDir: string; logger: Logger }

const read = async (store: ObjectStore, voice: string): Promise<Calibration | null> => {
  try {
    return JSON.parse(await store.getText(objectKeys.calibration(voice))) as Calibration
  } catch (error) {
    if (error instanceof ObjectMissing) return null
    throw error
  }
}

/** Measuring a voice takes ten seconds of work: it is done once for all workers, and again when its model changes. */
export const keptCalibrations = async ({ store, voicesDir, logger }: Options) => {
  const calibrations: Record<string, Calibration> = {}
  for (const voice of await readdir(voicesDir)) {
    const kept = await read(store, voice)
    if (kept) calibrations[voice] = kept
  }
  const onCalibrated = (voice: string, calibration: Calibration) => {
    store
      .put(objectKeys.calibration(voice), JSON.stringify(calibration), 'application/json')
      .catch((error: unknown) => logger.warn({ err: error, voice }, 'could not keep a calibration'))
  }
  return { calibrations, onCalibrated }
}

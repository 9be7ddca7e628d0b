import type { Calibration, CalibrationStore } from '@voxdeck/speech/pace/calibration'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { ObjectMissing, type ObjectStore } from '@voxdeck/storage/object-store'
import type { Logger } from 'pino'

/** Default for calibrations stored before other languages were supported, which lack this field. */
const english = { unitsPerBeat: 5 }

/** Measuring a voice takes ten seconds of CPU, so it is done once for all workers, again if the model changes. */
export const storedCalibrations = (store: ObjectStore, logger: Logger): CalibrationStore => ({
  find: async (voice) => {
    try {
      const kept = JSON.parse(await store.getText(objectKeys.calibration(voice))) as Calibration
      return { ...english, ...kept }
    } catch (error) {
      if (error instanceof ObjectMissing) return null
      throw error
    }
  },
  keep: (voice, calibration) => {
    store
      .put(objectKeys.calibration(voice), JSON.stringify(calibration), 'application/json')
      .catch((error: unknown) => logger.warn({ err: error, voice }, 'could not keep a calibration'))
  },
})

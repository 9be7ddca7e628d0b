import type { CalibrationStore } from '../src/pace/calibration.ts'

/** Has no stored calibrations, and stores none. */
export const noCalibrations: CalibrationStore = { find: async () => null, keep: () => undefined }

/** Workflows run on any worker. */
export const workflowQueue = 'voxdeck-workflows'

/** Activities run on workers of the plan's own toolchain, so equal keys mean equal bytes. */
export const activityQueue = (toolchain: string): string => `voxdeck-activities-${toolchain}`

/** Voices speak one phrase at a time: a queue of their own, so that those who wait for them keep nobody from drawing. */
export const speechQueue = (toolchain: string): string => `voxdeck-speech-${toolchain}`

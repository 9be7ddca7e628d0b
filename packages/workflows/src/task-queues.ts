/** Workflows run on any worker. */
export const workflowQueue = 'voxdeck-workflows'

/** Activities run on workers of the plan's own toolchain, so equal keys mean equal bytes. */
export const activityQueue = (toolchain: string): string => `voxdeck-activities-${toolchain}`

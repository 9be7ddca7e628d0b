/** Workflows run on any worker. */
export const workflowQueue = 'voxdeck-workflows'

/** Activities run on workers of the plan's own toolchain, so equal keys mean equal bytes. */
export const renderQueue = (toolchain: string): string => `voxdeck-activities-${toolchain}`

/** Translation waits for providers, so it must not occupy slots for CPU work. Any worker with a provider polls it. */
export const translationQueue = 'voxdeck-translation'

/** Separate because a voice speaks one phrase at a time: waiting for a voice must not occupy render slots. */
export const speechQueue = (toolchain: string): string => `voxdeck-speech-${toolchain}`

/** Short activities that a person waits for: with their own slots they never queue behind this toolchain's videos. */
export const interactiveQueue = (toolchain: string): string => `voxdeck-answers-${toolchain}`

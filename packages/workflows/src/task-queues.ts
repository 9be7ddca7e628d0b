/** Workflows run on any worker. */
export const workflowQueue = 'voxdeck-workflows'

/** Activities run on workers of the plan's own toolchain, so equal keys mean equal bytes. */
export const renderQueue = (toolchain: string): string => `voxdeck-activities-${toolchain}`

/** Providers are waited for, not worked for: whoever waits takes nobody's place. Any worker that knows one takes its turn. */
export const translationQueue = 'voxdeck-translation'

/** Voices speak one phrase at a time: a queue of their own, so that those who wait for them keep nobody from drawing. */
export const speechQueue = (toolchain: string): string => `voxdeck-speech-${toolchain}`

/** What is short and somebody waits for in front of the page: beside the videos of this toolchain, never behind them. */
export const interactiveQueue = (toolchain: string): string => `voxdeck-answers-${toolchain}`

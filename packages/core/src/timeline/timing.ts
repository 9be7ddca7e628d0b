/** 48,000 samples and 30 frames a second: a frame is exactly 1,600 samples, so nothing drifts. */
export const framesPerSecond = 30
export const sampleRate = 48_000
export const samplesPerFrame = sampleRate / framesPerSecond

/** Silence of every slide; a quarter second of it comes before the first word. */
export const pauseSeconds = 2
export const leadSeconds = 0.25
export const leadSamples = leadSeconds * sampleRate

/** A slide without words lasts this long, plus the pause. */
export const silentSlideSeconds = 5

/** Limits of a manual slide length. */
export const slideSecondsLimits = { min: 1, max: 3600 } as const

/** A blend's first frame is one picture and its last frame the other: with fewer than three frames nothing blends. */
export const transitionFrames = 15
export const shortestTransitionFrames = 3

/** 48,000 samples and 30 frames a second: a frame is exactly 1,600 samples, so nothing drifts. */
export const framesPerSecond = 30
export const sampleRate = 48_000
export const samplesPerFrame = sampleRate / framesPerSecond

/** Silence that belongs to every slide; a quarter second of it comes before the first word. */
export const pauseSeconds = 2
export const leadSeconds = 0.25
export const leadSamples = leadSeconds * sampleRate

/** A slide without words lasts this long, and then the pause. */
export const silentSlideSeconds = 5

export const transitionFrames = 15

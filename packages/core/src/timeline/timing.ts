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

/** How long a person may let a slide last. */
export const slideSecondsLimits = { min: 1, max: 3600 } as const

/** Stand-ins while nothing is known of a project: for one slide, and for all of them together. */
export const unknownSlideSeconds = 10
export const unknownTotalSeconds = 60

/** The first frame of a blend is the one picture and its last the other: with fewer than three nothing blends. */
export const transitionFrames = 15
export const shortestTransitionFrames = 3

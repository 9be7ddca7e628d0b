let silence: (() => void) | null = null

/** One sound at a time: starting one stops the previous one. */
export const beginSound = (silenceMe: () => void): void => {
  const before = silence
  silence = silenceMe
  if (before !== silenceMe) before?.()
}

/** The sound has ended. */
export const endSound = (silenceMe: () => void): void => {
  if (silence === silenceMe) silence = null
}

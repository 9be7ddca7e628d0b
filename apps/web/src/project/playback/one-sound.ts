let silence: (() => void) | null = null

/** A page has one loudspeaker: whatever begins to sound silences what sounded before. */
export const beginSound = (silenceMe: () => void): void => {
  const before = silence
  silence = silenceMe
  if (before !== silenceMe) before?.()
}

/** From now on there is nothing to silence. */
export const endSound = (silenceMe: () => void): void => {
  if (silence === silenceMe) silence = null
}

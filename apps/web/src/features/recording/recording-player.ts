/** Plays one recording; the file is loaded on first play. */
export const createRecordingPlayer = (address: string) => {
  const media = new Audio()
  media.preload = 'none'
  media.src = address
  return {
    media,
    /** Rejects when it cannot be played, but not when it is paused before it started. */
    play: async (): Promise<void> => {
      // Reload after a failure.
      if (media.error) media.load()
      await media.play().catch((error: unknown) => {
        if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error
      })
    },
    stop: () => media.pause(),
    seek: (seconds: number) => {
      media.currentTime = seconds
    },
  }
}

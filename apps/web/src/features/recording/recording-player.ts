/** Plays one recording, which is fetched when it is first wanted. */
export const createRecordingPlayer = (address: string) => {
  const media = new Audio()
  media.preload = 'none'
  media.src = address
  return {
    media,
    /** Rejects when it cannot be played; not when it is stopped before it begins. */
    play: async (): Promise<void> => {
      // After a failure it is asked for anew.
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

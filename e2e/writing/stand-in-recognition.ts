type StandIn = {
  refusesToStart: boolean
  hear: (words: string, isFinal: boolean) => void
  fail: (error: string) => void
}

declare global {
  interface Window {
    standIn: StandIn
  }
}

/**
 * Runs in the page: replaces the browser's speech recognition by one that hears what a test says, and nothing else.
 */
export const standInRecognition = (): void => {
  type Part = { isFinal: boolean; 0: { transcript: string } }
  const listening = new Set<Recogniser>()

  class Recogniser {
    onresult: ((event: { resultIndex: number; results: Part[] }) => void) | null = null
    onerror: ((event: { error: string }) => void) | null = null
    onend: (() => void) | null = null
    results: Part[] = []
    start() {
      if (window.standIn.refusesToStart) throw new DOMException('busy', 'InvalidStateError')
      listening.add(this)
    }
    stop() {
      this.onend?.()
    }
    abort() {
      this.onend?.()
    }
  }
  window.standIn = {
    refusesToStart: false,
    hear: (words, isFinal) => {
      const current = [...listening].at(-1)
      if (!current) throw new Error('nobody listens')
      const said: Part = { isFinal, 0: { transcript: words } }
      const certain = current.results.filter((part) => part.isFinal)
      current.results = [...certain, said]
      current.onresult?.({ resultIndex: certain.length, results: current.results })
    },
    fail: (error) => [...listening].at(-1)?.onerror?.({ error }),
  }
  Object.assign(window, { SpeechRecognition: Recogniser, webkitSpeechRecognition: Recogniser })
}

/** The part of the SpeechRecognition API used here; TypeScript has no types for it. */
export type Recognition = {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((event: RecognitionEvent) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  stop: () => void
  abort: () => void
}

export type RecognitionEvent = {
  resultIndex: number
  results: ArrayLike<{ isFinal: boolean; 0?: { transcript: string } }>
}

type RecognitionMaker = new () => Recognition

/** Null where the browser has no speech recognition. */
export const newRecognition = (): Recognition | null => {
  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as {
    SpeechRecognition?: RecognitionMaker
    webkitSpeechRecognition?: RecognitionMaker
  }
  const Maker = SpeechRecognition ?? webkitSpeechRecognition
  return Maker ? new Maker() : null
}

export class VoiceNotFound extends Error {
  override name = 'VoiceNotFound'
  readonly code = 'voice_unavailable'
  readonly voice: string

  constructor(voice: string) {
    super(`no voice '${voice}'`)
    this.voice = voice
  }
}

/** The text has no sound that this voice can make: emoji alone, punctuation alone, another alphabet. */
export class NothingToSay extends Error {
  override name = 'NothingToSay'
  readonly code = 'nothing_to_say'

  constructor() {
    super('the text has nothing that this voice can say')
  }
}

/** Why an engine failed, and whether a retry soon can help. */
const reasons = {
  unreachable: { passes: false, words: 'is not reachable' },
  slow: { passes: true, words: 'took too long' },
  refused_key: { passes: false, words: 'refused the key' },
  quota: { passes: false, words: 'has no quota left' },
  rate_limited: { passes: true, words: 'is asked too often' },
  refused_text: { passes: false, words: 'refused the text or the voice' },
  bad_answer: { passes: true, words: 'answered with something that is not speech' },
  broken: { passes: true, words: 'broke' },
}

export type SpeechFailure = keyof typeof reasons

/** Its message is our own: a provider's message may contain the key. */
export class SpeechFailed extends Error {
  override name = 'SpeechFailed'
  readonly engine: string
  readonly reason: SpeechFailure
  /** How long to wait before a retry, where the provider stated it. */
  readonly seconds: number | undefined

  constructor(
    engine: string,
    reason: SpeechFailure,
    about: { detail?: string; seconds?: number; cause?: unknown } = {},
  ) {
    const { detail, seconds, cause } = about
    super(`${engine} ${reasons[reason].words}${detail ? ` (${detail})` : ''}`, { cause })
    this.engine = engine
    this.reason = reason
    this.seconds = seconds
  }

  /** Tells users to choose another voice, or to try again. */
  get code(): 'voice_failed' | 'speech_failed' {
    return this.passes ? 'speech_failed' : 'voice_failed'
  }

  /** Whether the failure is transient: it ends by itself within minutes. */
  get passes(): boolean {
    return reasons[this.reason].passes
  }
}

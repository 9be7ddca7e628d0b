export class VoiceNotFound extends Error {
  override name = 'VoiceNotFound'
  readonly code = 'voice_unavailable'
  readonly voice: string

  constructor(voice: string) {
    super(`no voice '${voice}'`)
    this.voice = voice
  }
}

/** The text holds no sound that this voice can make: emoji alone, punctuation alone, another alphabet. */
export class NothingToSay extends Error {
  override name = 'NothingToSay'
  readonly code = 'nothing_to_say'

  constructor() {
    super('the text has nothing that this voice can say')
  }
}

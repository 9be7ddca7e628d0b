import type { Voice } from '@voxdeck/core/voices'
import { readFallbackOrder } from './fallback-order.ts'
import { speechEngines } from './registry.ts'
import type {
  EngineContext,
  Environment,
  OpenEngine,
  Speech,
  SpeechEngine,
  SpeechRequest,
} from './speech-engine.ts'
import { NothingToSay, SpeechFailed, VoiceNotFound } from './speech-errors.ts'

/** All voices of all engines of this installation. */
export type Voices = {
  all: Voice[]
  /** Everything that decides the voice's samples; '' for a voice that no engine has. */
  versionOf: (id: string) => string
  /** Undefined for a voice that no engine has. */
  find: (id: string) => Voice | undefined
  /** With this voice or not at all: throws SpeechFailed when the engine fails, and not because of the text. */
  speak: (request: SpeechRequest) => Promise<Speech>
  /** The fallback voices for this one, in order. */
  insteadOf: (id: string) => Voice[]
  warmUp: () => Promise<void>
  close: () => Promise<void>
}

type Options = {
  environment: Environment
  context: EngineContext
  engines?: Readonly<Record<string, OpenEngine>>
}

export const createVoices = async ({
  environment,
  context,
  engines: openers = speechEngines,
}: Options): Promise<Voices> => {
  const engines: SpeechEngine[] = []
  for (const open of Object.values(openers)) {
    const engine = await open(environment, context)
    if (engine) engines.push(engine)
  }
  const all = engines.flatMap(({ voices }) => voices)
  if (all.length === 0) throw new Error('there are no voices: see docs/voices.md')
  const byId = new Map(all.map((voice) => [voice.id, voice]))
  if (byId.size < all.length) throw new Error('two voices have the same id')
  const order = readFallbackOrder(environment.SPEECH_FALLBACK ?? '', all)
  const engineOf = new Map(engines.flatMap((engine) => engine.voices.map(({ id }) => [id, engine])))
  return {
    all,
    versionOf: (id) => engineOf.get(id)?.versionOf(id) ?? '',
    find: (id) => byId.get(id),
    speak: async (request) => {
      const engine = engineOf.get(request.voice)
      if (!engine) throw new VoiceNotFound(request.voice)
      return engine.speak(request).catch((error: unknown) => {
        request.signal?.throwIfAborted()
        throw isKnown(error) ? error : new SpeechFailed(engine.id, 'broken', { cause: error })
      })
    },
    insteadOf: (id) =>
      order(byId.get(id)?.language ?? '').flatMap((other) => (other === id ? [] : (byId.get(other) ?? []))),
    warmUp: async () => {
      await Promise.all(engines.map(async (engine) => engine.warmUp?.()))
    },
    close: async () => {
      await Promise.all(engines.map((engine) => engine.close()))
    },
  }
}

const isKnown = (error: unknown): boolean =>
  error instanceof SpeechFailed || error instanceof NothingToSay || error instanceof VoiceNotFound

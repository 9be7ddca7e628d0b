import { leadSeconds, sampleRate } from '@voxdeck/core/timeline/timing'
import { fetchTimedSpeech } from '@/project/queries/preview-speech.ts'
import type { DraftClock } from './draft-player.ts'
import type { DraftPiece, DraftSound } from './draft-sounds.ts'

/** Samples that are kept decoded: ten minutes of speech, 115 MB. */
const mostKept = 600 * sampleRate

let context: AudioContext | null = null

/** Of the project that was played last. A fetch belongs to it, not to who plays: the next one may want the same sound. */
let kept: {
  projectId: string
  sounds: Map<string, { fetched: Promise<DraftSound>; samples: number }>
} | null = null

const openContext = (): AudioContext => {
  context ??= new AudioContext({ sampleRate })
  return context
}

/** The clock of the sounds themselves: while it is held they stand still, and go on without a gap. */
export const openDraftClock = (): DraftClock => {
  const audio = openContext()
  return {
    now: () => audio.currentTime,
    hold: () => void audio.suspend(),
    go: () => void audio.resume(),
  }
}

type Decoded = { buffer: AudioBuffer; from: number; samples: number; gapSamples: number }

const soundOf = ({ buffer, from, samples, gapSamples }: Decoded): DraftSound => ({
  samples,
  gapSamples,
  play: (at, offset) => {
    const source = new AudioBufferSourceNode(openContext(), { buffer })
    source.connect(openContext().destination)
    source.start(at, from + offset, samples / sampleRate - offset)
    return () => source.disconnect()
  },
})

const decode = async (bytes: Blob) => openContext().decodeAudioData(await bytes.arrayBuffer())

const fetchPiece = async ({ sound }: DraftPiece, projectId: string): Promise<DraftSound> => {
  if (sound.kind === 'recording') {
    const answer = await fetch(sound.address)
    if (!answer.ok) throw new Error(`the recording answered ${answer.status}`)
    const buffer = await decode(await answer.blob())
    return soundOf({ buffer, from: 0, samples: buffer.length, gapSamples: 0 })
  }
  const { text, language, voice, wpm } = sound
  const speech = await fetchTimedSpeech({ text, language, voice, wpm, projectId, isSentence: true })
  const buffer = await decode(speech.blob)
  // A worker of an earlier release does not tell the length: the file has half a second of silence besides it.
  const samples = speech.samples ?? Math.max(1, buffer.length - sampleRate / 2)
  return soundOf({ buffer, from: leadSeconds, samples, gapSamples: speech.gapSamples ?? 0 })
}

/** The oldest go first. */
const forgetSome = (sounds: Map<string, { samples: number }>) => {
  let total = [...sounds.values()].reduce((sum, { samples }) => sum + samples, 0)
  for (const [name, { samples }] of sounds) {
    if (total <= mostKept) return
    sounds.delete(name)
    total -= samples
  }
}

/** Each sound is fetched once. `edition`: of the project's pronunciations. */
export const createFetchSound =
  (projectId: string, edition: () => unknown) =>
  (piece: DraftPiece): Promise<DraftSound> => {
    if (kept?.projectId !== projectId) kept = { projectId, sounds: new Map() }
    const { sounds } = kept
    const name = JSON.stringify([edition(), piece.sound])
    const known = sounds.get(name)
    if (known) return known.fetched
    const fetched = fetchPiece(piece, projectId)
    const entry = { fetched, samples: piece.estimatedSamples }
    sounds.set(name, entry)
    fetched.then(
      ({ samples }) => {
        entry.samples = samples
        forgetSome(sounds)
      },
      () => sounds.delete(name),
    )
    return fetched
  }

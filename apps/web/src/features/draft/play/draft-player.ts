import { type HeardSentence, makeCues } from '@voxdeck/core/captions/make-cues'
import { splitByLetters } from '@voxdeck/core/captions/split-by-letters'
import { framesToBlend } from '@voxdeck/core/timeline/lay-out-slides'
import { type SlideLength, secondsOfFrames, slideLength } from '@voxdeck/core/timeline/slide-length'
import { framesPerSecond, leadSamples, sampleRate } from '@voxdeck/core/timeline/timing'
import { createListeners } from '../../../ui/listeners.ts'
import type { DraftPiece, DraftSound } from './draft-sounds.ts'

/** Stands still while it is held; its sounds stand still with it. */
export type DraftClock = { now: () => number; hold: () => void; go: () => void }

type Timed = { manualSeconds: number | null; language: string }

export type DraftPlayerTools<Slide extends Timed> = {
  /** Slide ids in order, as at the start. */
  ids: readonly string[]
  /** The current state of a slide; null when it was deleted. */
  look: (slideId: string) => Slide | null
  piecesOf: (slide: Slide) => DraftPiece[]
  fetchSound: (piece: DraftPiece) => Promise<DraftSound>
  /** The slide will be seen next. */
  prepare: (slide: Slide) => void
  clock: DraftClock
  /** Once for each slide of which something cannot be heard. */
  onTrouble: (number: number, error: unknown) => void
}

export type DraftState<Slide> = {
  /** Index of the slide in view, from 0. */
  index: number
  slide: Slide | null
  /** The next slide while it comes into view, for so many seconds: the words of the one before have ended. */
  coming: { slide: Slide; seconds: number } | null
  phase: 'playing' | 'loading' | 'paused' | 'ended'
}

/** A slide on the clock: sounds are placed as they arrive, and with the last of them its length is known. */
type Placed<Slide> = {
  index: number
  slide: Slide
  pieces: readonly DraftPiece[]
  sounds: (DraftSound | undefined)[]
  /** On the clock, in seconds. */
  start: number
  /** Seconds of it that are left out: it is played from there. */
  skipped: number
  placed: number
  /** Of the narration so far, and the gap after it. */
  samples: number
  gapSamples: number
  heard: HeardSentence[]
  length: SlideLength | null
  isTroubled: boolean
  /** Each stops a sound. */
  stops: (() => void)[]
}

/** The clock is held this long before a sound that is missing is due: longer than between two ticks. */
const patience = 0.12

const silence = (samples: number): DraftSound => ({ samples, gapSamples: 0, play: () => () => undefined })

/** Plays slides without generating, with the lengths that the video will have. */
export const createDraftPlayer = <Slide extends Timed>(tools: DraftPlayerTools<Slide>) => {
  const { ids, look, piecesOf, fetchSound, prepare, clock, onTrouble } = tools
  let ending = new AbortController()
  const listeners = createListeners()
  let state: DraftState<Slide> = { index: 0, slide: null, coming: null, phase: 'loading' }
  let isPaused = false
  /** In view and after it; the last one's length may be unknown. */
  let queue: Placed<Slide>[] = []

  const show = (next: DraftState<Slide>) => {
    const isSame =
      next.index === state.index &&
      next.slide === state.slide &&
      next.coming?.slide === state.coming?.slide &&
      next.phase === state.phase
    if (isSame) return
    state = next
    listeners.tell()
  }

  const fetchPieces = async (placed: Placed<Slide>) => {
    const { signal } = ending
    // One after the other: the first is heard first.
    for (const [at, piece] of placed.pieces.entries()) {
      try {
        placed.sounds[at] = await fetchSound(piece)
      } catch (error) {
        if (signal.aborted) return
        placed.sounds[at] = silence(piece.estimatedSamples)
        if (!placed.isTroubled) onTrouble(placed.index + 1, error)
        placed.isTroubled = true
      }
      if (signal.aborted) return
      tick()
    }
  }

  /** The next slide that is still there, from `index` on. */
  const enqueue = (index: number, start: number, skipped = 0): boolean => {
    for (let at = index; at < ids.length; at++) {
      const slide = look(ids[at] ?? '')
      if (!slide) continue
      const placed: Placed<Slide> = {
        index: at,
        slide,
        pieces: piecesOf(slide),
        sounds: [],
        start,
        skipped,
        placed: 0,
        samples: 0,
        gapSamples: 0,
        heard: [],
        length: null,
        isTroubled: false,
        stops: [],
      }
      queue.push(placed)
      prepare(slide)
      void fetchPieces(placed)
      return true
    }
    return false
  }

  const lengthOf = ({ slide, pieces, placed, samples, length }: Placed<Slide>): SlideLength => {
    const missing = pieces.slice(placed).reduce((sum, { estimatedSamples }) => sum + estimatedSamples, 0)
    const { manualSeconds } = slide
    return length ?? slideLength({ narrationSamples: samples + missing, manualSeconds })
  }

  const endOf = ({ start, length }: Placed<Slide>): number =>
    length ? start + secondsOfFrames(length.frames) : Number.POSITIVE_INFINITY

  /** Samples from the slide's start to where its next piece begins. */
  const nextSample = ({ pieces, placed, samples, gapSamples }: Placed<Slide>): number =>
    leadSamples + samples + (pieces[placed]?.pauseSamples.before ? 0 : gapSamples)

  const place = (slide: Placed<Slide>) => {
    for (;;) {
      const piece = slide.pieces[slide.placed]
      const sound = slide.sounds[slide.placed]
      if (!piece || !sound) break
      const from = nextSample(slide)
      const skipped = Math.max(0, slide.skipped - from / sampleRate)
      const at = slide.start + from / sampleRate + skipped
      // It came too late: all that follows is later, rather than its first word cut.
      if (at < clock.now()) slide.start += clock.now() - at
      if (skipped * sampleRate < sound.samples)
        slide.stops.push(sound.play(Math.max(at, clock.now()), skipped))
      const { before, after } = piece.pauseSamples
      const spoken = { startSample: from + before, samples: sound.samples - before - after }
      slide.heard.push(...splitByLetters(piece.written, spoken))
      slide.samples = from - leadSamples + sound.samples
      slide.gapSamples = sound.gapSamples
      slide.placed += 1
    }
    if (slide.placed < slide.pieces.length) return
    slide.length ??= lengthOf(slide)
  }

  const stopSounds = (...placed: (Placed<Slide> | undefined)[]) => {
    for (const stop of placed.flatMap((one) => one?.stops.splice(0) ?? [])) stop()
  }

  const end = () => {
    ending.abort()
    stopSounds(...queue)
    clock.hold()
    show({ ...state, phase: 'ended' })
  }

  /** Places what has arrived, and moves on to the slide in view, with one more ahead. */
  const catchUp = () => {
    for (let isChanged = true; isChanged; ) {
      isChanged = false
      const last = queue.at(-1)
      if (!last) return
      place(last)
      while (queue[1] && clock.now() >= queue[1].start) {
        stopSounds(queue.shift())
        isChanged = true
      }
      if (last.length && queue.length === 1 && enqueue(last.index + 1, endOf(last))) isChanged = true
    }
  }

  /** The slide that comes into view, as in the video: in the last of the silence of the one before. */
  const comingAt = (now: number): DraftState<Slide>['coming'] => {
    const [current, next] = queue
    if (!current?.length || !next) return null
    const seconds = secondsOfFrames(framesToBlend(current.length.quietFrames))
    return seconds > 0 && now >= endOf(current) - seconds ? { slide: next.slide, seconds } : null
  }

  /** Waits for a sound that is due. */
  const tick = () => {
    if (ending.signal.aborted) return
    catchUp()
    const now = clock.now()
    const [current] = queue
    if (!current || now >= endOf(current)) return end()
    const isDue = !current.length && now >= current.start + nextSample(current) / sampleRate - patience
    if (isDue) clock.hold()
    else if (state.phase === 'loading' && !isPaused) clock.go()
    show({
      index: current.index,
      slide: current.slide,
      coming: comingAt(now),
      phase: isPaused ? 'paused' : isDue ? 'loading' : 'playing',
    })
  }

  /** Seconds since the slide in view began. */
  const secondsIn = (): number => Math.max(0, clock.now() - (queue[0]?.start ?? clock.now()))

  return {
    read: () => state,
    subscribe: listeners.subscribe,
    /** `seconds`: from the slide's start. */
    start: (index: number, seconds = 0) => {
      stopSounds(...queue)
      ending.abort()
      ending = new AbortController()
      queue = []
      enqueue(index, clock.now() - seconds, seconds)
      clock.go()
      tick()
    },
    /** To be called while it plays, at least every 100 ms. */
    tick,
    pause: () => {
      isPaused = true
      clock.hold()
      tick()
    },
    resume: () => {
      isPaused = false
      clock.go()
      tick()
    },
    stop: end,
    secondsIn,
    /** The length of the slide in view, in seconds; an estimate until its sounds have arrived. */
    length: (): number => (queue[0] ? secondsOfFrames(lengthOf(queue[0]).frames) : 0),
    /** The lines of the caption that the video shows now. */
    caption: (): readonly string[] => {
      const [current] = queue
      if (!current) return []
      const endFrame = current.length?.frames ?? Number.POSITIVE_INFINITY
      const frame = secondsIn() * framesPerSecond
      const cues = makeCues([{ sentences: current.heard, endFrame }], current.slide.language)
      return cues.find((cue) => cue.startFrame <= frame && frame < cue.endFrame)?.lines ?? []
    },
  }
}

export type DraftPlayer<Slide extends Timed> = ReturnType<typeof createDraftPlayer<Slide>>

import type { AudibleSlide } from '../../../project/playback/stage-slide.ts'
import { createListeners } from '../../../ui/listeners.ts'
import type { PlaybackStep } from './playback-step.ts'
import { type Attempt, slideAudio } from './slide-audio.ts'
import type { SpeechCache } from './speech-cache.ts'

type Sounding = 'loading' | Attempt['kind']

export type StageState<Slide> = {
  /** Index of the current slide, from 0. */
  index: number
  /** The visible slide; null until the first one is loaded. */
  slide: Slide | null
  sounding: Sounding
  isPaused: boolean
}

type Trouble = { kind: 'unplayable' } | { kind: 'unmade'; error: unknown }
export type StageNews = { kind: 'complete' } | ((Trouble | { kind: 'missing' }) & { number: number })

export type SlideRunnerTools<Slide> = {
  /** Slide ids in order, as at the start. */
  ids: readonly string[]
  /** The current state of a slide; null when it was deleted. */
  look: (id: string) => Slide | null
  /** Loads the picture; rejects when the slide cannot be shown. */
  open: (slide: Slide) => Promise<unknown>
  addressOf: SpeechCache['addressOf']
  sound: (address: string) => PlaybackStep
  wait: (seconds: number) => PlaybackStep
  tell: (news: StageNews) => void
}

/** Runs a presentation: shows each slide, plays its sound or waits, then moves on to the next. */
export const createSlideRunner = <Slide extends AudibleSlide>(tools: SlideRunnerTools<Slide>) => {
  const { ids, look, open, addressOf, sound, wait, tell } = tools
  let state: StageState<Slide> = { index: 0, slide: null, sounding: 'loading', isPaused: false }
  let turn = new AbortController()
  let playing: PlaybackStep | null = null
  /** The share of the slide that the current step covers, from 0 to 1. */
  let span = { from: 0, to: 0 }
  const listeners = createListeners()

  const show = (change: Partial<StageState<Slide>>) => {
    state = { ...state, ...change }
    listeners.tell()
  }
  const fraction = () => span.from + (span.to - span.from) * (playing?.fraction() ?? 0)

  /**
   * False when it could not be played. A dropped step never settles, so its aborted turn does not
   * continue.
   */
  const perform = (next: PlaybackStep, signal: AbortSignal): Promise<boolean> => {
    playing = next
    signal.addEventListener('abort', next.drop)
    if (!state.isPaused) next.go()
    return next.done.then(
      () => true,
      () => false,
    )
  }

  /**
   * Prefetches the picture and the first speech part of the next slide, so that it starts without a delay.
   */
  const askAhead = (index: number) => {
    const next = look(ids[index + 1] ?? '')
    if (!next) return
    open(next).catch(() => undefined)
    const [first] = slideAudio(next)
    if (first?.kind !== 'speech') return
    const { parts, language, voice, wpm } = first
    addressOf({ text: parts[0] ?? '', language, voice, wpm }).catch(() => undefined)
  }

  const speak = async (
    { parts, language, voice, wpm }: Attempt & { kind: 'speech' },
    signal: AbortSignal,
  ): Promise<Trouble | null> => {
    const letters = parts.join('').length
    let spoken = 0
    for (const [position, text] of parts.entries()) {
      let address: string
      try {
        address = await addressOf({ text, language, voice, wpm })
      } catch (error) {
        return { kind: 'unmade', error }
      }
      if (signal.aborted) return null
      const following = parts[position + 1]
      if (following) addressOf({ text: following, language, voice, wpm }).catch(() => undefined)
      else askAhead(state.index)
      span = { from: spoken / letters, to: (spoken + text.length) / letters }
      show({ sounding: 'speech' })
      if (!(await perform(sound(address), signal))) return { kind: 'unplayable' }
      spoken += text.length
    }
    return null
  }

  const attempt = async (way: Attempt, signal: AbortSignal): Promise<Trouble | null> => {
    if (way.kind === 'speech') return speak(way, signal)
    askAhead(state.index)
    // If a sound failed halfway, wait only for the rest.
    const heard = fraction()
    span = { from: heard, to: 1 }
    show({ sounding: way.kind })
    const next = way.kind === 'wait' ? wait(way.seconds * (1 - heard)) : sound(way.address)
    return (await perform(next, signal)) ? null : { kind: 'unplayable' }
  }

  const playSlide = async (slide: Slide, signal: AbortSignal) => {
    for (const way of slideAudio(slide)) {
      const trouble = await attempt(way, signal)
      if (!trouble || signal.aborted) return
      tell({ ...trouble, number: state.index + 1 })
    }
  }

  const opened = async (index: number): Promise<Slide | null> => {
    const slide = look(ids[index] ?? '')
    return (
      slide &&
      open(slide).then(
        () => slide,
        () => null,
      )
    )
  }

  const play = async (from: number, step: 1 | -1, signal: AbortSignal) => {
    let index = from
    let direction = step
    while (index < ids.length) {
      playing = null
      span = { from: 0, to: 0 }
      show({ index, sounding: 'loading' })
      const slide = await opened(index)
      if (signal.aborted) return
      if (slide) {
        show({ slide })
        await playSlide(slide, signal)
        if (signal.aborted) return
        direction = 1
      } else tell({ kind: 'missing', number: index + 1 })
      // No slide is left on the way back, so go forward.
      if (index === 0) direction = 1
      index += direction
    }
    tell({ kind: 'complete' })
  }

  const goTo = (index: number, step: 1 | -1) => {
    turn.abort()
    turn = new AbortController()
    void play(index, step, turn.signal)
  }

  return {
    read: () => state,
    subscribe: listeners.subscribe,
    /** Progress of the slide, from 0 to 1. */
    fraction,
    start: (index = 0) => goTo(index, 1),
    next: () => goTo(state.index + 1, 1),
    previous: () => goTo(Math.max(0, state.index - 1), -1),
    pause: () => {
      playing?.hold()
      show({ isPaused: true })
    },
    resume: () => {
      show({ isPaused: false })
      playing?.go()
    },
    /** Ends the presentation; it cannot be resumed. */
    stop: () => turn.abort(),
  }
}

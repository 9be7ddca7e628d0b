import { peaksPerSecond } from '@voxdeck/core/timeline/narration-peaks'
import { createListeners } from '@/ui/listeners.ts'
import type { Take } from '../takes/take-database.ts'
import {
  closeRecorder,
  listMicrophones,
  type MicrophoneDevice,
  type OpenedRecorder,
  openRecorder,
  preferMicrophone,
} from './open-recorder.ts'

export type MicrophoneState = {
  /** The slide that is recorded; null while the microphone is off. */
  slideId: string | null
  phase: 'off' | 'asking' | 'counting' | 'recording'
  /** Seconds until it begins, from 3 to 1. */
  count: number
  seconds: number
  /** Levels from 0 to 1, `peaksPerSecond` of them; while it counts down the last one alone. */
  levels: readonly number[]
  devices: readonly MicrophoneDevice[]
  deviceId: string | null
}

type Listener = { onTake: (take: Take) => void; onTrouble: () => void }

const countSeconds = 3
const lookMs = 1000 / peaksPerSecond

const off: MicrophoneState = {
  slideId: null,
  phase: 'off',
  count: countSeconds,
  seconds: 0,
  levels: [],
  devices: [],
  deviceId: null,
}

/** Why a countdown ended: it begins, another microphone was chosen, or it was called off. */
type Counted = 'begin' | 'another' | 'end'

/** Records one slide at a time, after a countdown; releases the microphone when it stops. */
export const createMicrophone = ({ mostSeconds }: { mostSeconds: () => number }) => {
  let state = off
  let end: ((keeps: boolean) => void) | null = null
  let settleCount: ((counted: Counted) => void) | null = null
  let isHeld = false
  const listeners = createListeners()
  const show = (next: MicrophoneState) => {
    state = next
    listeners.tell()
  }
  const finish = (keeps: boolean) => {
    const ending = end
    end = null
    ending?.(keeps)
  }

  const countDown = (slideId: string, { meter, deviceId }: OpenedRecorder): Promise<Counted> => {
    const { promise, resolve } = Promise.withResolvers<Counted>()
    let begun = performance.now()
    isHeld = false
    settleCount = resolve
    const look = () => {
      if (isHeld) begun = performance.now()
      const left = countSeconds - (performance.now() - begun) / 1000
      if (left <= 0) return resolve('begin')
      show({ ...state, count: Math.ceil(left), levels: [meter.read()] })
    }
    const list = async () => {
      const devices = await listMicrophones()
      if (settleCount === resolve) show({ ...state, devices })
    }
    show({ ...off, slideId, phase: 'counting', deviceId, devices: state.devices })
    const timer = setInterval(look, lookMs)
    void list()
    navigator.mediaDevices.addEventListener('devicechange', list)
    return promise.finally(() => {
      settleCount = null
      clearInterval(timer)
      navigator.mediaDevices.removeEventListener('devicechange', list)
    })
  }

  const record = (slideId: string, opened: OpenedRecorder) => {
    const { stream, recorder, meter } = opened
    const { promise, resolve } = Promise.withResolvers<Take | null>()
    const pieces: Blob[] = []
    const longest = mostSeconds()
    let begun = performance.now()
    let keeps = true
    let isOver = false
    const secondsNow = () => Math.min(longest, (performance.now() - begun) / 1000)
    const timers: ReturnType<typeof setTimeout>[] = []

    recorder.ondataavailable = ({ data }) => pieces.push(data)
    recorder.onstart = () => {
      begun = performance.now()
      timers.push(setTimeout(() => finish(true), longest * 1000))
      const look = () => show({ ...state, seconds: secondsNow(), levels: [...state.levels, meter.read()] })
      timers.push(setInterval(look, lookMs))
      show({ ...state, phase: 'recording', seconds: 0, levels: [] })
    }
    recorder.onstop = () => {
      const sound = new Blob(pieces, { type: recorder.mimeType })
      resolve(keeps && sound.size > 0 ? { slideId, sound, seconds: secondsNow() } : null)
      // The browser can stop the recorder by itself; another recording may have started since.
      if (!isOver) finish(true)
    }
    // Unplugging the microphone ends the recording and keeps it.
    stream.getAudioTracks()[0]?.addEventListener('ended', () => finish(true))
    end = (keepsIt) => {
      keeps = keepsIt
      isOver = true
      for (const timer of timers) clearTimeout(timer)
      if (recorder.state === 'inactive') resolve(null)
      else recorder.stop()
      closeRecorder(opened)
      show(off)
    }
    recorder.start()
    return promise
  }

  const start = async (slideId: string, { onTake, onTrouble }: Listener): Promise<void> => {
    finish(false)
    let isWanted = true
    end = () => {
      isWanted = false
      settleCount?.('end')
      show(off)
    }
    let opened: OpenedRecorder | null = null
    try {
      for (let counted: Counted = 'another'; counted === 'another'; ) {
        if (opened) closeRecorder(opened)
        show({ ...off, slideId, phase: 'asking', devices: state.devices })
        opened = null
        opened = await openRecorder()
        if (isWanted) counted = await countDown(slideId, opened)
        if (!isWanted) return closeRecorder(opened)
      }
      const take = opened && (await record(slideId, opened))
      if (take) onTake(take)
    } catch {
      if (opened) closeRecorder(opened)
      if (!isWanted) return
      finish(false)
      show(off)
      onTrouble()
    }
  }

  return {
    read: () => state,
    subscribe: listeners.subscribe,
    mostSeconds,
    start,
    /** Ends the countdown. */
    begin: () => settleCount?.('begin'),
    /** While somebody chooses a microphone it does not count; afterwards it begins again. */
    hold: (holds: boolean) => {
      isHeld = holds
    },
    /** While it counts down; the count begins again. */
    choose: (deviceId: string) => {
      preferMicrophone(deviceId)
      settleCount?.('another')
    },
    /** Stops and keeps the recording; before it has begun there is nothing to keep. */
    stop: () => finish(true),
    /** Stops and discards the recording. */
    cancel: () => finish(false),
  }
}

export type Microphone = ReturnType<typeof createMicrophone>

import { recordingLimits } from '@voxdeck/contracts/recordings/recording-limits'
import { peaksPerSecond } from '@voxdeck/core/timeline/narration-peaks'
import { createListeners } from '@/ui/listeners.ts'
import { createLevelMeter } from './level-meter.ts'
import type { Take } from './takes/take-database.ts'

export type MicrophoneState = {
  /** The slide that is recorded; null while the microphone is off. */
  slideId: string | null
  phase: 'off' | 'asking' | 'recording'
  seconds: number
  /** Levels from 0 to 1, `peaksPerSecond` of them. */
  levels: readonly number[]
}

type Listener = { onTake: (take: Take) => void; onTrouble: () => void }

const off: MicrophoneState = { slideId: null, phase: 'off', seconds: 0, levels: [] }

// No echo cancellation or gain control, which are for calls; the video normalises the loudness.
const voice = { channelCount: 1, echoCancellation: false, noiseSuppression: true, autoGainControl: false }

/** Safari before 18.4 records no WebM. */
const formats = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4']

const openRecorder = async () => {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: voice })
  try {
    const mimeType = formats.find((format) => MediaRecorder.isTypeSupported(format))
    const options = { audioBitsPerSecond: 128_000, ...(mimeType ? { mimeType } : {}) }
    return { stream, recorder: new MediaRecorder(stream, options) }
  } catch (error) {
    silence(stream)
    throw error
  }
}

const silence = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop()
}

/** Records one slide at a time, up to `recordingLimits.seconds`; releases the microphone when it stops. */
export const createMicrophone = () => {
  let state = off
  let end: ((keeps: boolean) => void) | null = null
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

  const record = (slideId: string, { stream, recorder }: Awaited<ReturnType<typeof openRecorder>>) => {
    const { promise, resolve } = Promise.withResolvers<Take | null>()
    const meter = createLevelMeter(stream)
    const pieces: Blob[] = []
    let begun = performance.now()
    let keeps = true
    let isOver = false
    const secondsNow = () => Math.min(recordingLimits.seconds, (performance.now() - begun) / 1000)
    const timers: ReturnType<typeof setTimeout>[] = []

    recorder.ondataavailable = ({ data }) => pieces.push(data)
    recorder.onstart = () => {
      begun = performance.now()
      timers.push(setTimeout(() => finish(true), recordingLimits.seconds * 1000))
      const look = () => show({ ...state, seconds: secondsNow(), levels: [...state.levels, meter.read()] })
      timers.push(setInterval(look, 1000 / peaksPerSecond))
      show({ slideId, phase: 'recording', seconds: 0, levels: [] })
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
      silence(stream)
      meter.close()
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
      show(off)
    }
    show({ ...off, slideId, phase: 'asking' })
    let opened: Awaited<ReturnType<typeof openRecorder>> | null = null
    try {
      opened = await openRecorder()
      if (!isWanted) return silence(opened.stream)
      const take = await record(slideId, opened)
      if (take) onTake(take)
    } catch {
      if (opened) silence(opened.stream)
      if (!isWanted) return
      finish(false)
      show(off)
      onTrouble()
    }
  }

  return {
    read: () => state,
    subscribe: listeners.subscribe,
    start,
    /** Stops and keeps the recording. */
    stop: () => finish(true),
    /** Stops and discards the recording. */
    cancel: () => finish(false),
  }
}

export type Microphone = ReturnType<typeof createMicrophone>

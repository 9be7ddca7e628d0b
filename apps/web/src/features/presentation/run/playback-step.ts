/** A part of a presentation that can be paused and resumed: a sound or a timed wait. */
export type PlaybackStep = {
  /** Fulfilled at its end, rejected when it cannot be played. */
  done: Promise<void>
  go: () => void
  hold: () => void
  /** Progress, from 0 to 1. */
  fraction: () => number
  /** Stops it for good. */
  drop: () => void
}

export const soundStep = (address: string): PlaybackStep => {
  const audio = new Audio(address)
  const { promise: done, resolve, reject } = Promise.withResolvers<void>()
  audio.addEventListener('ended', () => resolve())
  audio.addEventListener('error', () => reject(audio.error))
  return {
    done,
    // hold() before playback began rejects play() with an AbortError, which is no failure.
    go: () => void audio.play().catch((error: Error) => error.name !== 'AbortError' && reject(error)),
    hold: () => audio.pause(),
    fraction: () => (audio.duration > 0 ? Math.min(1, audio.currentTime / audio.duration) : 0),
    drop: () => {
      audio.pause()
      audio.removeAttribute('src')
      audio.load()
    },
  }
}

export const waitStep = (seconds: number): PlaybackStep => {
  const whole = seconds * 1000
  const { promise: done, resolve } = Promise.withResolvers<void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let began = 0
  let over = 0
  const hold = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    over += performance.now() - began
  }
  const passed = () => over + (timer === undefined ? 0 : performance.now() - began)
  return {
    done,
    go: () => {
      if (timer !== undefined) return
      began = performance.now()
      timer = setTimeout(resolve, whole - over)
    },
    hold,
    fraction: () => (whole > 0 ? Math.min(1, passed() / whole) : 1),
    drop: hold,
  }
}

import type { Page } from '@playwright/test'
import { type BeepLanguage, beeps, languageOfBeep } from './beeps.ts'

/** Audio worklet: posts when a tone begins, to the sample, and its first 1024 samples. */
const listener = `
registerProcessor('beep-listener', class extends AudioWorkletProcessor {
  quiet = 0
  taken = null
  process([input]) {
    const samples = input?.[0] ?? []
    for (let index = 0; index < samples.length; index++) {
      if (this.taken) {
        this.taken.samples.push(samples[index])
        if (this.taken.samples.length === 1024) {
          this.port.postMessage(this.taken)
          this.taken = null
        }
      } else if (Math.abs(samples[index]) > 0.05) {
        if (this.quiet > sampleRate / 10) this.taken = { at: (currentFrame + index) / sampleRate, samples: [] }
        this.quiet = 0
      } else this.quiet++
    }
    return true
  }
})`

type Heard = { at: number; samples: number[] }
/** A frame of the video, and when it was on the screen by the page's clock. */
type Seen = { mediaTime: number; at: number }
/** The same moment by the clock of the audio context and by the page's. */
type Moment = { contextTime: number; performanceTime: number }
type Measured = { sampleRate: number; heard: Heard[]; seen: Seen[]; moments: Moment[] }

/** Call before the page is opened: turns off the content security policy, which forbids the worklet's script. */
export const allowMeasuring = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setBypassCSP', { enabled: true })
}

/** From now on the page records every tone and every frame that its player puts out. */
export const startMeasuring = async (page: Page): Promise<void> => {
  await page.evaluate(async (script) => {
    const video = document.querySelector('video')
    if (!video) throw new Error('no video')
    const context = new AudioContext()
    await context.audioWorklet.addModule(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })))
    const measured: Measured = { sampleRate: context.sampleRate, heard: [], seen: [], moments: [] }
    Object.assign(window, { measured })
    const node = new AudioWorkletNode(context, 'beep-listener')
    node.port.onmessage = ({ data }) => measured.heard.push(data)
    context.createMediaElementSource(video).connect(node).connect(context.destination)
    const look: VideoFrameRequestCallback = (_, { mediaTime, expectedDisplayTime }) => {
      measured.seen.push({ mediaTime, at: expectedDisplayTime })
      const { contextTime = 0, performanceTime = 0 } = context.getOutputTimestamp()
      measured.moments.push({ contextTime, performanceTime })
      video.requestVideoFrameCallback(look)
    }
    video.requestVideoFrameCallback(look)
  }, listener)
}

const nearest = <T>(list: readonly T[], distance: (one: T) => number): T | undefined => {
  let best: T | undefined
  for (const one of list) if (best === undefined || distance(one) < distance(best)) best = one
  return best
}

export type Beep = {
  language: BeepLanguage
  /** When it was heard, by the page's clock, in ms. */
  at: number
  /** The video's time then, in seconds. */
  mediaTime: number
  /** How much later it was heard than its frame was seen, in ms. */
  lateMs: number
}

/**
 * A frame lasts a thirtieth of a second; without one for longer than this the video stalled, and the beep is left
 * out.
 */
const longestGapMs = 100

const beepOf = ({ sampleRate, seen, moments }: Measured, { at, samples }: Heard): Beep[] => {
  const moment = nearest(moments, ({ contextTime }) => Math.abs(contextTime - at))
  if (!moment) return []
  const heardAt = moment.performanceTime + (at - moment.contextTime) * 1000
  const picture = nearest(seen, (one) => Math.abs(one.at - heardAt))
  if (!picture || Math.abs(picture.at - heardAt) > longestGapMs) return []
  const mediaTime = picture.mediaTime + (heardAt - picture.at) / 1000
  const beep = Math.round((mediaTime - beeps.firstSeconds) / beeps.everySeconds)
  const lateMs = (mediaTime - beeps.firstSeconds - beep * beeps.everySeconds) * 1000
  return [{ language: languageOfBeep(samples, sampleRate), at: heardAt, mediaTime, lateMs }]
}

/** The longest freeze of the picture, beyond what the video's time explains, in ms. */
export const longestStillMs = (seen: readonly Seen[]): number =>
  Math.max(
    0,
    ...seen.slice(1).map(({ at, mediaTime }, index) => {
      const before = seen[index] ?? { at, mediaTime }
      return at - before.at - (mediaTime - before.mediaTime) * 1000
    }),
  )

export const readMeasured = async (page: Page): Promise<{ beeps: Beep[]; seen: Seen[] }> => {
  const measured = await page.evaluate(() => (window as unknown as { measured: Measured }).measured)
  return { beeps: measured.heard.flatMap((heard) => beepOf(measured, heard)), seen: measured.seen }
}

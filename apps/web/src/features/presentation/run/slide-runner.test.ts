import { describe, expect, it, vi } from 'vitest'
import type { AudibleSlide } from '../../../project/playback/stage-slide.ts'
import type { PlaybackStep } from './playback-step.ts'
import { createSlideRunner, type SlideRunnerTools } from './slide-runner.ts'

type Part = PlaybackStep & { name: string; end: () => void; fail: () => void; isGoing: boolean; at: number }
type Slide = AudibleSlide & { id: string }

const slideOf = (id: string, over: Partial<Slide> = {}): Slide => ({
  id,
  script: '',
  voice: 'adam',
  language: 'en',
  wpm: 150,
  manualSeconds: 3,
  recording: null,
  hasVideo: false,
  ...over,
})
const recording = { address: 'recording', seconds: 4 }

/** A runner with fake playback steps, which the test ends or fails. */
const rehearse = (slides: Slide[], over: Partial<SlideRunnerTools<Slide>> = {}) => {
  const parts: Part[] = []
  const reported: string[] = []
  const asked: string[] = []
  const step = (name: string): PlaybackStep => {
    const { promise: done, resolve: end, reject } = Promise.withResolvers<void>()
    const part: Part = {
      name,
      done,
      end,
      fail: () => reject(new Error('broken')),
      isGoing: false,
      at: 0,
      go: () => {
        part.isGoing = true
      },
      hold: () => {
        part.isGoing = false
      },
      fraction: () => part.at,
      drop: () => {
        part.isGoing = false
      },
    }
    parts.push(part)
    return part
  }
  const runner = createSlideRunner<Slide>({
    ids: slides.map(({ id }) => id),
    look: (id) => slides.find((slide) => slide.id === id) ?? null,
    open: () => Promise.resolve(),
    addressOf: ({ text }) => {
      asked.push(text)
      return Promise.resolve(text)
    },
    sound: step,
    wait: (seconds) => step(`wait ${Number(seconds.toFixed(2))}`),
    tell: (news) => reported.push(news.kind === 'complete' ? 'complete' : `${news.kind} ${news.number}`),
    ...over,
  })
  const names = () => parts.map(({ name }) => name)
  const latest = async (count: number): Promise<Part> => {
    await vi.waitFor(() => expect(names()).toHaveLength(count))
    return parts.at(-1) as Part
  }
  return { runner, reported, asked, names, latest }
}

describe('a presentation', () => {
  it('N1 shows each slide in turn and ends after the last', async () => {
    const { runner, reported, names, latest } = rehearse([slideOf('a'), slideOf('b', { manualSeconds: 2 })])
    runner.start()
    ;(await latest(1)).end()
    const second = await latest(2)
    expect(runner.read()).toMatchObject({ index: 1, slide: { id: 'b' }, sounding: 'wait' })
    second.end()
    await vi.waitFor(() => expect(reported).toEqual(['complete']))
    expect(names()).toEqual(['wait 3', 'wait 2'])
  })
  it('N1 holds its sounds and waits, and goes on where it was', async () => {
    const { runner, latest } = rehearse([slideOf('a', { recording })])
    runner.start()
    const part = await latest(1)
    expect(part.isGoing).toBe(true)
    runner.pause()
    expect(part.isGoing).toBe(false)
    runner.resume()
    expect(part.isGoing).toBe(true)
  })
  it('N1 begins nothing while it is held', async () => {
    const { runner, latest } = rehearse([slideOf('a'), slideOf('b')])
    runner.start()
    await latest(1)
    runner.pause()
    runner.next()
    const part = await latest(2)
    expect(part.isGoing).toBe(false)
    runner.resume()
    expect(part.isGoing).toBe(true)
  })
  it('N1 goes forth and back, and what sounded is silent', async () => {
    const { runner, latest, reported } = rehearse([slideOf('a', { recording }), slideOf('b')])
    runner.start()
    const first = await latest(1)
    runner.next()
    await latest(2)
    expect(first.isGoing).toBe(false)
    runner.previous()
    await latest(3)
    expect(runner.read().index).toBe(0)
    runner.next()
    await latest(4)
    runner.next()
    await vi.waitFor(() => expect(reported).toEqual(['complete']))
  })
  it('N1 says that a slide is missing and goes on, also on the way back', async () => {
    const there = [slideOf('a'), slideOf('b'), slideOf('c')]
    const gone = new Set<string>()
    const { runner, reported, latest } = rehearse(there, {
      look: (id) => (gone.has(id) ? null : (there.find((slide) => slide.id === id) ?? null)),
    })
    runner.start()
    const first = await latest(1)
    gone.add('b')
    first.end()
    await latest(2)
    expect(runner.read()).toMatchObject({ index: 2, slide: { id: 'c' } })
    runner.previous()
    await latest(3)
    expect(runner.read()).toMatchObject({ index: 0, slide: { id: 'a' } })
    expect(reported).toEqual(['missing 2', 'missing 2'])
  })
  it('N1 a picture that cannot be shown is missing', async () => {
    const { runner, reported } = rehearse([slideOf('a')], { open: () => Promise.reject(new Error('404')) })
    runner.start()
    await vi.waitFor(() => expect(reported).toEqual(['missing 1', 'complete']))
  })
  it('N2 a recording that breaks is waited for, less what was heard', async () => {
    const { runner, reported, names, latest } = rehearse([slideOf('a', { recording })])
    runner.start()
    const part = await latest(1)
    part.at = 0.25
    part.fail()
    await latest(2)
    expect(names()).toEqual(['recording', 'wait 3'])
    expect(runner.fraction()).toBe(0.25)
    expect(reported).toEqual(['unplayable 1'])
  })
  it('N3 with a video a recording that breaks is followed by speech', async () => {
    const slide = slideOf('a', { recording, hasVideo: true, script: 'One.' })
    const { runner, names, latest } = rehearse([slide])
    runner.start()
    ;(await latest(1)).fail()
    await latest(2)
    expect(names()).toEqual(['recording', 'One.'])
  })
  it('N4 parts follow each other, and the next slide’s first is asked for ahead', async () => {
    const slides = [slideOf('a', { script: 'One. Two.' }), slideOf('b', { script: 'Three. Four.' })]
    const { runner, asked, names, latest } = rehearse(slides)
    runner.start()
    const first = await latest(1)
    expect(asked).toEqual(['One.', 'Two.'])
    first.end()
    await latest(2)
    expect(names()).toEqual(['One.', 'Two.'])
    expect(asked).toContain('Three.')
    expect(asked).not.toContain('Four.')
  })
  it('N4 speech that cannot be made is reported and waited for', async () => {
    const { runner, reported, names, latest } = rehearse(
      [slideOf('a', { script: 'One.', manualSeconds: 60 })],
      {
        addressOf: () => Promise.reject(new Error('no worker')),
      },
    )
    runner.start()
    await latest(1)
    expect(names()).toEqual(['wait 10'])
    expect(reported).toEqual(['unmade 1'])
  })
  it('N1 once stopped nothing follows', async () => {
    const { runner, reported, names, latest } = rehearse([slideOf('a', { recording }), slideOf('b')])
    runner.start()
    const part = await latest(1)
    runner.stop()
    part.end()
    await Promise.resolve()
    expect(part.isGoing).toBe(false)
    expect([names(), reported]).toEqual([['recording'], []])
  })
})

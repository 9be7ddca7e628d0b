import { expect } from '@playwright/test'
import type { Transition } from '@voxdeck/core/video-settings'
import type { ListedVideo } from './await-video.ts'
import { bestOf, countDifferingColumns, mixture, pushed, readStrips, type Strip } from './frame-strips.ts'

const framesPerSecond = 30
/** Frames to read before the change: a transition takes half a second at most, and ends with the slide before. */
const around = 20

const hundredths = Array.from({ length: 101 }, (_, index) => index / 100)

/** The frames around the change from the first slide to the second, and both pictures without a transition. */
const readChange = async (file: string, { timeline }: ListedVideo) => {
  const changes = timeline?.[1]?.startTime ?? 0
  const strips = await readStrips(file, changes - around / framesPerSecond, around + 5)
  const [before, after] = [strips[0], strips.at(-1)]
  if (!before || !after) throw new Error('the video has no such frames')
  expect(countDifferingColumns(before, after), 'the pictures differ').toBeGreaterThan(40)
  const isAtRest = (strip: Strip) =>
    countDifferingColumns(strip, before) === 0 || countDifferingColumns(strip, after) === 0
  return { before, after, strips, moving: strips.filter((strip) => !isAtRest(strip)) }
}

const rises = (values: readonly number[]) =>
  values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0))

/** Checks every frame of the first change of slides. Gives how many of them belong to a transition. */
export const proveTransition = async (
  file: string,
  video: ListedVideo,
  transition: Transition,
): Promise<number> => {
  const { before, after, moving } = await readChange(file, video)
  if (transition === 'none') {
    expect(moving, 'frames that are neither picture').toEqual([])
    return 0
  }
  expect(moving.length).toBeGreaterThan(8)
  if (transition === 'fade') {
    const shares = moving.map((strip) => bestOf(hundredths, strip, (share) => mixture(before, after, share)))
    for (const [index, share] of shares.entries())
      expect(
        countDifferingColumns(moving[index] ?? [], mixture(before, after, share)),
        `mixture ${share}`,
      ).toBe(0)
    expect(rises(shares), shares.join(' ')).toBe(true)
    return moving.length
  }
  const columns = before.map((_, column) => column)
  const steps = moving.map((strip) => bestOf(columns, strip, (by) => pushed(before, after, by)))
  // Columns where the pictures meet, and at their borders, hold some of both.
  for (const [index, by] of steps.entries())
    expect(
      countDifferingColumns(moving[index] ?? [], pushed(before, after, by)),
      `pushed by ${by}`,
    ).toBeLessThan(8)
  expect(rises(steps), steps.join(' ')).toBe(true)
  return moving.length
}

import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import type { Client } from '@voxdeck/contracts/client'
import { getProject } from '@voxdeck/contracts/projects/get-project'
import type { ProjectJson } from '@voxdeck/contracts/projects/project'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { leadSeconds } from '@voxdeck/core/timeline/timing'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { clientFor, note, productUrl, signInThroughPage } from './product.ts'
import { type AnyTiming, someTimings } from './video/any-timing.ts'
import { downloadVideo, generateVideo, makeProject } from './video/await-video.ts'
import { decodeSound } from './video/decode-video.ts'
import { makeFlatSlides } from './video/flat-slides.ts'
import { frameColours, pictureSpans } from './video/picture-changes.ts'
import { spokenSecondsBetween } from './video/spoken-seconds.ts'
import type { TestSlide } from './video/test-slides.ts'

test.describe.configure({ mode: 'serial' })

const framesPerSecond = 30
const soundRate = 16_000
/** The frame of a slide in which its narration ends. */
const wordsEnd = (narration: number) => Math.ceil((leadSeconds + narration) * framesPerSecond - 1e-6)
/** A slow machine makes fewer videos, by TIMING_LAYOUTS. */
const layouts = someTimings(Number(process.env.TIMING_LAYOUTS ?? 10))

test.describe('the video obeys the bars', () => {
  let client: Client
  let slides: TestSlide[]
  const projects = new Map<number, string>()
  const seen = { boundaries: 0, exact: 0, overruns: 0, cuts: 0, shortBlends: 0, blends: 0 }

  test.beforeAll(async () => {
    client = await clientFor(ada)
    slides = await makeFlatSlides(await mkdtemp(join(tmpdir(), 'voxdeck-flat-')))
  })

  /** One project for each number of slides, so that a video differs from the last by its slide lengths alone. */
  const projectOf = async (count: number): Promise<string> => {
    const known = projects.get(count)
    if (known) return known
    const settings = { speakingSpeed: 180, resolution: '720p', transition: 'fade' } as const
    const { id } = await makeProject(client, `Bars of ${count}`, slides.slice(0, count), settings)
    projects.set(count, id)
    return id
  }

  /** Lengths in seconds. One that depends on the narration is null (none set) until the slide has been spoken. */
  const secondsOf = (project: ProjectJson, { lengths }: AnyTiming) =>
    project.images.map((_, index) => {
      const length = lengths[index] ?? null
      if (length === null || typeof length === 'number') return length
      const narration = project.slideScripts[index]?.narration?.seconds
      return narration === undefined ? null : (wordsEnd(narration) + length.quietFrames) / framesPerSecond
    })

  const setThroughApi = async (id: string, layout: AnyTiming) => {
    const project = await client.call(getProject, { params: { id } })
    const seconds = secondsOf(project, layout)
    const { transition } = layout
    await client.call(updateProject, {
      params: { id },
      body: {
        slideTimings: project.images.map((image, index) => ({
          imageId: image.id,
          manualDuration: seconds[index] ?? null,
        })),
        videoSettings: { speakingSpeed: 180, resolution: '720p', transition },
      },
    })
  }

  const setThroughPage = async (page: Page, id: string, layout: AnyTiming) => {
    await setThroughApi(id, { ...layout, lengths: [] })
    const manual = secondsOf(await client.call(getProject, { params: { id } }), layout)
    await signInThroughPage(page, ada)
    await page.goto(`${productUrl()}/projects/${id}`)
    await page.getByRole('tab', { name: 'Timing Control' }).click()
    const all = page.getByRole('list', { name: 'All slides' })
    for (const [index, seconds] of manual.entries())
      if (seconds !== null) await all.getByLabel(`Length of slide ${index + 1}`).fill(seconds.toFixed(2))
    await page.keyboard.press('Tab')
    await expect(page.getByText('Timing Updated', { exact: true })).toBeVisible()
    // And one boundary by keyboard: the end of the first slide, half a second to the right.
    const end = page.getByRole('slider', { name: 'End of slide 1' })
    const length = all.getByLabel('Length of slide 1')
    const before = await length.inputValue()
    await page.getByRole('slider', { name: 'Position of slide 1' }).click()
    for (let press = 0; press < 5; press++) await end.press('ArrowRight')
    await expect(length).not.toHaveValue(before)
    // The length after the last press: the video is requested once all presses are saved.
    const pulled = Number(await length.inputValue())
    await expect
      .poll(async () => (await client.call(getProject, { params: { id } })).images[0]?.manualDuration ?? 0)
      .toBeCloseTo(pulled, 1)
  }

  /** Compares each boundary of the bars with the frame in which the picture changes. */
  const proveBoundaries = async (project: ProjectJson, file: string): Promise<string[]> => {
    const frames = await frameColours(file)
    const bars = project.images.map(({ startTime, endTime }) => ({
      start: Math.round(startTime * framesPerSecond),
      end: Math.round(endTime * framesPerSecond),
    }))
    expect(frames).toHaveLength(bars.at(-1)?.end ?? 0)
    const spans = pictureSpans(
      frames,
      slides.slice(0, bars.length).map(({ colour }) => colour),
    )
    return spans.map(({ first, last }, index) => {
      const bar = bars[index] ?? { start: 0, end: 0 }
      const next = spans[index + 1]
      const off = first - bar.start
      expect(
        Math.abs(off),
        `slide ${index + 1} comes at frame ${first}, its bar at ${bar.start}`,
      ).toBeLessThanOrEqual(1)
      const { manualDuration } = project.images[index] ?? {}
      const narration = project.slideScripts[index]?.narration?.seconds ?? 0
      const overrun = manualDuration ? bar.end - bar.start - Math.round(manualDuration * framesPerSecond) : 0
      const blended = next ? next.first - last - 1 : 0
      seen.boundaries += index > 0 ? 1 : 0
      seen.exact += index > 0 && off === 0 ? 1 : 0
      seen.overruns += overrun > 0 ? 1 : 0
      seen.cuts += next && blended === 0 ? 1 : 0
      seen.blends += blended > 0 ? 1 : 0
      seen.shortBlends += blended > 0 && blended < 13 ? 1 : 0
      // No transition begins before the last word has ended.
      const lastWord = bar.start + wordsEnd(narration)
      expect(last + 1).toBeGreaterThanOrEqual(lastWord)
      expect(bar.end).toBeGreaterThanOrEqual(lastWord)
      return [index + 1, manualDuration?.toFixed(2) ?? 'auto', bar.start, first, off, overrun, blended]
        .map((value) => String(value).padStart(8))
        .join('')
    })
  }

  /**
   * Each slide's narration is heard whole within the slide's time: nothing is cut off, nothing runs into the next.
   */
  const proveWords = async (project: ProjectJson, file: string) => {
    const sound = await decodeSound(file, soundRate)
    for (const [index, { startTime, endTime }] of project.images.entries()) {
      const narration = project.slideScripts[index]?.narration?.seconds ?? 0
      const heard = spokenSecondsBetween(sound, soundRate, startTime, endTime)
      expect(
        Math.abs(heard - narration),
        `slide ${index + 1}: ${heard} s heard of ${narration} s`,
      ).toBeLessThan(0.2)
      const early = spokenSecondsBetween(sound, soundRate, startTime, startTime + leadSeconds - 0.05)
      expect(early, `sound before the first word of slide ${index + 1}`).toBe(0)
    }
  }

  for (const [index, layout] of layouts.entries()) {
    const how = index === 0 ? 'in the browser' : 'through the API'
    test(`M13 M14 layout ${index + 1}, ${layout.transition}, set ${how}`, async ({ page }) => {
      const id = await projectOf(layout.lengths.length)
      if (index === 0) await setThroughPage(page, id, layout)
      else await setThroughApi(id, layout)
      const asked = Date.now()
      const video = await generateVideo(client, id)
      note('video made in, seconds', ((Date.now() - asked) / 1000).toFixed(1))
      expect(video.failure).toBeNull()
      const file = await downloadVideo(client, video)
      const project = await client.call(getProject, { params: { id } })
      expect(project.slideScripts.every(({ narration }) => narration !== null)).toBe(true)
      const rows = await proveBoundaries(project, file)
      await proveWords(project, file)
      const head = ['slide', 'bar', 'planned', 'found', 'off', 'overrun', 'blended']
      process.stdout.write(
        `${['', `layout ${index + 1}, ${layout.transition}`, head.map((word) => word.padStart(8)).join(''), ...rows].join('\n      ')}\n`,
      )
    })
  }

  test('M13 M14 among them were overruns, hard cuts and short transitions', () => {
    for (const [what, count] of Object.entries(seen)) note(what, count)
    expect(seen.overruns).toBeGreaterThan(0)
    expect(seen.cuts).toBeGreaterThan(0)
    expect(seen.blends).toBeGreaterThan(0)
    expect(seen.shortBlends).toBeGreaterThan(0)
  })
})

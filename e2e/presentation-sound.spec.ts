import { expect, type Page, test } from '@playwright/test'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { breakConnection } from './network.ts'
import { giveSounds } from './presentation/slide-sounds.ts'
import { longestStall, secondsOf, soundsOf, turnsOf, watchStage, waysOf } from './presentation/watch-stage.ts'
import { note } from './product.ts'
import { expectToast, toastOf } from './toast.ts'
import { type OpenProject, openProject } from './writing/open-project.ts'

/** Tolerance of a wait: 0.3 s, plus the longest time for which the busy machine could not draw. */
const near = async (page: Page) => 0.3 + (await longestStall(page))

/** Sets fast narration, and manual lengths in seconds by slide number. */
const setTimes = async ({ id, client, read }: OpenProject, lengths: Record<number, number>) => {
  const { images } = await read()
  const slideTimings = Object.entries(lengths).map(([number, manualDuration]) => ({
    imageId: images[Number(number) - 1]?.id ?? '',
    manualDuration,
  }))
  await client.call(updateProject, {
    params: { id },
    body: { slideTimings, videoSettings: { speakingSpeed: 250, resolution: '720p', transition: 'none' } },
  })
}

/** Presents from the first slide to the last, and gives the turns that the page recorded. */
const presentAll = async (page: Page) => {
  await page.reload()
  await page.getByRole('button', { name: 'Present', exact: true }).click()
  await expectToast(page, 'Presentation Complete', undefined, { timeout: 120_000 })
  const turns = await turnsOf(page)
  for (const { slide, sounding } of turns.filter((turn) => turn.sounding === 'wait'))
    note(`slide ${slide} waited, s`, secondsOf(turns, `${slide} ${sounding}`).toFixed(2))
  return turns
}

test('N1 N2 N3 N4 N6 each slide is heard by its recording, by speech, or waited for', async ({ page }) => {
  const voices: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/tts/preview')) voices.push(request.postDataJSON().voice)
  })
  await watchStage(page)
  const project = await openProject(page, {
    slides: 7,
    scripts: ['Not said.', '', 'Not said.', 'Over a video.', '', 'By whom? By her.', ''],
    voices: ['adam', 'adam', 'adam', 'adam', 'adam', 'nobody', 'adam'],
  })
  await setTimes(project, { 7: 1.5 })
  await giveSounds(await project.read(), {
    1: { recording: 1.5 },
    2: { recording: 2, isBroken: true },
    3: { recording: 1, clip: true },
    4: { clip: true },
    5: { clip: true },
  })
  const audioError = toastOf(page, 'Audio Error').waitFor({ timeout: 60_000 })
  const turns = await presentAll(page)
  await audioError
  expect(waysOf(turns)).toEqual([
    '1 recording',
    '2 recording',
    '2 wait',
    '3 recording',
    '4 speech',
    '5 wait',
    '6 speech',
    '7 wait',
  ])
  const slack = await near(page)
  note('slack, s', slack.toFixed(2))
  expect(secondsOf(turns, '1 recording')).toBeGreaterThan(1.5 - slack)
  expect(Math.abs(secondsOf(turns, '2 wait') - 2)).toBeLessThan(slack)
  expect(secondsOf(turns, '3 recording')).toBeGreaterThan(1 - slack)
  expect(Math.abs(secondsOf(turns, '5 wait') - 5)).toBeLessThan(slack)
  expect(Math.abs(secondsOf(turns, '7 wait') - 1.5)).toBeLessThan(slack)

  const { slideScripts } = await project.read()
  const sounds = await soundsOf(page)
  const recordings = sounds.filter(({ address }) => address.startsWith('/api/recordings/'))
  expect(recordings.map(({ address }) => address)).toEqual(
    slideScripts.flatMap(({ audioRecording }) => audioRecording ?? []),
  )
  const clips = sounds.filter(({ address }) => address.startsWith('/api/clips/'))
  expect(clips.map(({ isMuted }) => isMuted)).toEqual([true, true, true])
  expect(sounds.filter(({ isPaused }) => !isPaused)).toEqual([])
  // Slide 4 has one sentence; slide 6 has two, in an installed voice instead of 'nobody'.
  expect(voices).toEqual(['adam', 'bella', 'bella'])
  const order = (way: string) => turns.findIndex(({ slide, sounding }) => `${slide} ${sounding}` === way)
  const gap = (turns[order('6 speech')]?.at ?? 0) - (turns[order('6 loading')]?.at ?? 0)
  note('from slide 5 to the first word of slide 6, s', gap.toFixed(2))
  expect(gap).toBeLessThan(1)
})

test('N2 N3 N4 without speech and script the estimate is waited for, at most 10 and 8 s', async ({
  page,
}) => {
  await watchStage(page)
  const project = await openProject(page, {
    // The last slide is not measured: no other slide follows it, its end is the end of the stage.
    slides: 5,
    scripts: ['Two words.', 'word '.repeat(50).trim(), '', 'Four words, no more.', ''],
  })
  await setTimes(project, { 3: 20, 5: 1 })
  await giveSounds(await project.read(), { 4: { clip: true } })
  const { tried, mend } = await breakConnection(page, '**/api/tts/preview')
  const failed = toastOf(page, 'TTS Generation Failed').waitFor({ timeout: 60_000 })
  const turns = await presentAll(page)
  await failed
  await mend()
  expect(tried.length).toBeGreaterThanOrEqual(3)
  expect(waysOf(turns)).toEqual(['1 wait', '2 wait', '3 wait', '4 wait', '5 wait'])
  const slack = await near(page)
  const expected = [(2 / 250) * 60, 10, 8, (4 / 250) * 60]
  for (const [index, seconds] of expected.entries())
    expect(Math.abs(secondsOf(turns, `${index + 1} wait`) - seconds)).toBeLessThan(slack)
})

test('N4 a long script is spoken whole, in parts that the server takes', async ({ page }) => {
  await watchStage(page)
  const bodies: { text: string }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/tts/preview')) bodies.push(request.postDataJSON())
  })
  // Long words: many characters, but short narration.
  const sentences = Array.from(
    { length: 5 },
    (_, index) => `Part ${index + 1}: ${'responsibilities '.repeat(7)}today.`,
  )
  const project = await openProject(page, { slides: 1, scripts: [sentences.join(' ')] })
  await setTimes(project, {})
  await page.reload()
  await page.getByRole('button', { name: 'Present', exact: true }).click()
  await expect.poll(() => bodies.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(2)
  expect(bodies[0]?.text).toBe(sentences[0])
  expect(Math.max(...bodies.map(({ text }) => text.length))).toBeLessThanOrEqual(500)
  await expectToast(page, 'Presentation Complete', undefined, { timeout: 120_000 })
  expect(bodies.map(({ text }) => text).join(' ')).toBe(sentences.join(' '))
})

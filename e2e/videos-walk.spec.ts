import { mkdtemp, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { listVideos } from '@voxdeck/contracts/videos/list-videos'
import { readSrt } from '@voxdeck/core/captions/read-srt'
import { packFiles, packNames } from '@voxdeck/core/publish-pack/pack-names'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { cachePaths } from '@voxdeck/dev/paths'
import { clientFor, note, openObjectStore, productUrl } from './product.ts'
import { createRecogniser } from './recognise/recognise.ts'
import { wordErrorRate } from './recognise/word-error-rate.ts'
import { takeDownload } from './take-download.ts'
import { expectToast } from './toast.ts'
import { downloadVideo, type ListedVideo, makeProject } from './video/await-video.ts'
import { measureTrackLoudness } from './video/decode-video.ts'
import { runProgram } from './video/run-program.ts'
import { makeTestSlides, type TestSlide } from './video/test-slides.ts'
import { align } from './videos/align.ts'
import { openVideos } from './videos/open-videos.ts'
import { type PlannedSentence, plannedSpeech } from './videos/planned-speech.ts'
import { decodeTrack, probeTracks } from './videos/probe-tracks.ts'
import { translateInto } from './videos/translated-video.ts'
import { choose, openVideo, playsPast, videoTime } from './watch/player.ts'
import { signInContext } from './writing/open-project.ts'

const languages = ['en', 'es', 'ca', 'gl']
const ownNames = ['English', 'Español', 'Català', 'Galego']
const rate = 48_000
const frame = 1 / 30
const projectTitle = 'The harbour, in four tongues'

/** Above the noise floor. */
const isHeard = (sample: number) => Math.abs(sample) > 0.02

let slides: TestSlide[]
let video: ListedVideo
let file: string
let captions: string[]
let speech: Record<string, PlannedSentence[]>
let separate: ListedVideo
let pack: string
let alone: string

test.describe.configure({ mode: 'serial' })

const opener = (page: Page) => page.getByRole('button', { name: 'Multi-language', exact: true })
const chooser = (page: Page) => page.getByRole('dialog', { name: 'Multi-language video' })
const downloads = (page: Page) => page.getByRole('dialog', { name: 'Downloads' })

/** Clicks a download and saves the file. */
const take = async (page: Page, press: () => Promise<void>) => {
  const download = await takeDownload(page, press)
  const path = join(await mkdtemp(join(tmpdir(), 'voxdeck-taken-')), 'file')
  await download.saveAs(path)
  return { path, name: download.suggestedFilename() }
}

test('P10 G18 G19 U2 five slides in four languages: asked for in the page, watched in another language, taken away in all kinds', async ({
  page,
}) => {
  test.setTimeout(900_000)
  slides = await makeTestSlides(await mkdtemp(join(tmpdir(), 'voxdeck-slides-')))
  await signInContext(page, ada)
  const client = await clientFor(ada)
  const settings = { speakingSpeed: 150, resolution: '720p', transition: 'fade' } as const
  const { id } = await makeProject(client, projectTitle, slides, settings)
  await translateInto(client, id, languages.slice(1))
  const newest = async () => (await client.call(listVideos, { params: { id } }))[0]

  await test.step('one video with every language', async () => {
    await page.goto(`${productUrl()}/projects/${id}`)
    await opener(page).click()
    for (const name of ownNames) await expect(chooser(page).getByRole('checkbox', { name })).toBeChecked()
    await chooser(page).getByRole('button', { name: 'Generate', exact: true }).click()
    await expectToast(page, 'Success', 'Multi-language video generated successfully', { timeout: 400_000 })
    video = (await newest()) as ListedVideo
  })

  await test.step('the video, captions and the pack', async () => {
    await openVideos(page)
    await page.getByRole('button', { name: /^Downloads of the video of/ }).click()
    const link = (name: string | RegExp) => downloads(page).getByRole('link', { name })
    const video = await take(page, () => link(/^Download$/).click())
    expect(video.name).toBe('The harbour, in four tongues.mp4')
    file = video.path
    captions = []
    for (const name of ['English', 'Spanish', 'Catalan', 'Galician'])
      captions.push((await take(page, () => link(`Captions in ${name}, SRT`).click())).path)
    await downloads(page).getByRole('button', { name: 'Prepare a pack for YouTube' }).click()
    await expect(link(/^Download the pack/)).toBeVisible({ timeout: 180_000 })
    const packed = await take(page, () => link(/^Download the pack/).click())
    expect(packed.name).toBe('The harbour, in four tongues for YouTube.zip')
    pack = packed.path
    await page.keyboard.press('Escape')
  })

  await test.step('watched, in another language', async () => {
    await openVideo(page, `${productUrl()}/projects/${id}`)
    await choose(page, 'Language', 'Galego')
    await playsPast(page, (await videoTime(page)) + 2)
    await page.keyboard.press('Escape')
    await expect(page.locator('video')).toHaveCount(0)
  })

  await test.step('a video in one language', async () => {
    await opener(page).click()
    await chooser(page)
      .getByRole('radio', { name: /A separate video/ })
      .click()
    for (const name of ['English', 'Català', 'Galego'])
      await chooser(page).getByRole('checkbox', { name }).uncheck()
    await chooser(page).getByRole('button', { name: 'Generate', exact: true }).click()
    await expectToast(page, 'Success', 'Spanish video generated successfully', { timeout: 400_000 })
    separate = (await newest()) as ListedVideo
    alone = await downloadVideo(client, separate)
  })
  const store = openObjectStore()
  speech = await plannedSpeech(store, video.id)
  store.close()
})

test('Y1 Y2 one video has four sounds and four captions, tagged, the first sound as the default, and its title', async () => {
  expect(video).toMatchObject({ status: 'completed', languageCode: 'multi', languages })
  const { video: pictures, audio, subtitles, chapters, title } = await probeTracks(file)
  expect(pictures).toHaveLength(1)
  for (const tracks of [audio, subtitles]) {
    expect(tracks.map(({ tags }) => tags.language)).toEqual(['eng', 'spa', 'cat', 'glg'])
    expect(tracks.map(({ tags }) => tags.handler_name)).toEqual(['English', 'Español', 'Català', 'Galego'])
  }
  expect(audio.map(({ disposition }) => disposition.default)).toEqual([1, 0, 0, 0])
  expect(subtitles.map(({ disposition }) => disposition.default)).toEqual([0, 0, 0, 0])
  expect(title).toBe(projectTitle)
  expect(new Set(subtitles.map(({ codec_name }) => codec_name))).toEqual(new Set(['mov_text']))
  for (const { duration } of [...pictures, ...audio, ...subtitles])
    expect(Math.abs(Number(duration) - (video.duration ?? 0))).toBeLessThanOrEqual(frame)
  expect(chapters.map(({ tags }) => tags.title)).toEqual(video.chapters.map(({ title }) => title))
})

test('Y1 English is understood in its track', async () => {
  const recogniser = createRecogniser({ modelDir: cachePaths(process.env).recogniser })
  const heard = recogniser.recognise(await decodeTrack(file, 0, 16_000))
  const errors = wordErrorRate(slides.map(({ script }) => script).join(' '), heard)
  note('word error rate of the English track', `${(errors * 100).toFixed(1)} %`)
  expect(errors, heard).toBeLessThanOrEqual(0.1)
})

test('Q1 Q5 every language is heard as it was spoken and fitted, where it was planned', async () => {
  for (const [track, language] of languages.entries()) {
    const heard = await decodeTrack(file, track, rate)
    let [least, most] = [1, 0]
    for (const { startSample, samples } of speech[language] ?? []) {
      const { likeness, offset } = align(heard, samples, { at: startSample, reach: 528 })
      least = Math.min(least, likeness)
      most = Math.max(most, Math.abs(offset) / rate)
    }
    note(
      `${language}: least likeness, largest offset in ms`,
      `${least.toFixed(4)}, ${(most * 1000).toFixed(2)}`,
    )
    expect(speech[language]?.length).toBeGreaterThan(5)
    expect(least).toBeGreaterThanOrEqual(0.95)
    expect(most).toBeLessThanOrEqual(0.011)
  }
  const paces = Object.values(speech).flatMap((of) => of.map(({ pace }) => pace))
  note('paces', `${Math.min(...paces).toFixed(3)} to ${Math.max(...paces).toFixed(3)}`)
  // Whole samples: a sentence may be off by one at either end.
  expect(Math.min(...paces)).toBeGreaterThanOrEqual(0.8999)
  expect(Math.max(...paces)).toBeLessThanOrEqual(1.2001)
})

test('Q5 every language is as loud as the others', async () => {
  const loudness: number[] = []
  for (const track of languages.keys()) loudness.push((await measureTrackLoudness(file, track)).integrated)
  note('loudness of the tracks, LUFS', loudness.join(', '))
  for (const integrated of loudness) expect(Math.abs(integrated + 14)).toBeLessThanOrEqual(1)
  expect(Math.max(...loudness) - Math.min(...loudness)).toBeLessThanOrEqual(1)
})

test('C3 English captions come with the words', async () => {
  const cues = readSrt(await readFile(captions[0] ?? '', 'utf8'))
  const starts = (speech.en ?? []).map(
    ({ startSample, samples }) => (startSample + samples.findIndex(isHeard)) / rate,
  )
  const late = starts.map((start) => Math.min(...cues.map((cue) => Math.abs(cue.start / 1000 - start))))
  note('English captions against the onset of their sentence, frames', (Math.max(...late) / frame).toFixed(2))
  expect(Math.max(...late)).toBeLessThanOrEqual(3 * frame)
  expect(captions).toHaveLength(4)
})

test('Q3 a video in one other language keeps its own time, and has that one alone', async () => {
  expect(separate).toMatchObject({ status: 'completed', languageCode: 'es', masterUrl: null })
  const { audio, subtitles } = await probeTracks(alone)
  for (const tracks of [audio, subtitles]) expect(tracks.map(({ tags }) => tags.language)).toEqual(['spa'])
  expect(separate.captions.map(({ languageCode }) => languageCode)).toEqual(['es'])
  expect(video.masterUrl).toMatch(/film\.m3u8$/)
})

test('Y4 a pack has the video, a voice for each other language, captions, texts and a checklist', async () => {
  const folder = dirname(pack)
  await runProgram('python3', ['-m', 'zipfile', '-e', pack, folder])
  for (const name of packFiles(languages))
    expect((await stat(join(folder, name))).size, name).toBeGreaterThan(0)
  const { audio, subtitles, chapters } = await probeTracks(join(folder, 'video.mp4'))
  expect([audio.length, subtitles.length]).toEqual([1, 0])
  expect(chapters).toHaveLength(video.chapters.length)
  for (const code of languages.slice(1)) {
    const [wav] = (await probeTracks(join(folder, packNames.sound(code)))).audio
    expect(wav?.codec_name).toBe('pcm_s16le')
    expect(Math.abs(Number(wav?.duration) - (video.duration ?? 0))).toBeLessThanOrEqual(frame)
  }
  expect(await readFile(join(folder, packNames.captions('gl')), 'utf8')).toBe(
    await readFile(captions[3] ?? '', 'utf8'),
  )
  expect(await readFile(join(folder, packNames.checklist), 'utf8')).toContain('Galego')
})

import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { getProject } from '@voxdeck/contracts/projects/get-project'
import { getVideoFile } from '@voxdeck/contracts/videos/get-video-file'
import { previewSlide } from '@voxdeck/contracts/videos/preview-slide'
import { framesPerSecond, leadSeconds, sampleRate, transitionFrames } from '@voxdeck/core/timeline/timing'
import { addButton, chooseClip, soundSwitch } from './clips/clip-row.ts'
import { note } from './product.ts'
import { expect, test } from './quality/fixtures.ts'
import { expectToast } from './toast.ts'
import { downloadVideo, generateVideo, makeProject } from './video/await-video.ts'
import { makeCounterClip, readCounter, toneLevel } from './video/counter-clip.ts'
import { decodeComplaints, decodeSound, measureLoudness } from './video/decode-video.ts'
import { probeVideo } from './video/probe-video.ts'

test.describe.configure({ mode: 'serial' })

const clipFrames = 30
const settings = { speakingSpeed: 250, resolution: '720p', transition: 'fade' } as const

let page: Page
let projectId: string
let folder: string

test('R8 R11 R15 a video that was uploaded moves behind the words, looped, cut on the frame, and is not heard', async ({
  world,
  visit,
}) => {
  folder = await mkdtemp(join(tmpdir(), 'voxdeck-clip-video-'))
  const clip = await makeCounterClip(folder, { frames: clipFrames })
  projectId = (await makeProject(world.writing, 'A harbour that moves', world.slides, settings)).id
  page = await visit(world.writer)
  await page.goto(`${world.url}/projects/${projectId}`)
  await chooseClip(page, addButton(page, 1), clip.path)
  await expectToast(page, 'Video Uploaded', 'counter.mp4 moves behind slide 1.', { timeout: 90_000 })

  const video = await downloadVideo(world.writing, await generateVideo(world.writing, projectId))
  expect(await decodeComplaints(video)).toBe('')
  const { images } = await world.writing.call(getProject, { params: { id: projectId } })
  const end = Math.round((images[0]?.endTime ?? 0) * framesPerSecond)
  expect(end).toBeGreaterThan(2 * clipFrames)
  const counted = (await readCounter(video)).slice(0, end)
  // The clip fades out over the last half second and is readable until that is half done; 5 frames of it are checked.
  const readable = end - transitionFrames + 5
  expect(counted.slice(0, readable)).toEqual(
    Array.from({ length: readable }, (_, frame) => frame % clipFrames),
  )

  const { audio } = await probeVideo(video)
  expect(audio.channels).toBe(1)
  const level = await toneAfterWords(video, end)
  note('tone in a video whose video is not heard, dB', level.toFixed(1))
  expect(level).toBeLessThan(-70)
})

test('R15 R16 a video that keeps its sound is heard under the words, at the planned level', async ({
  world,
  visit,
}) => {
  page = await visit(world.writer)
  await page.goto(`${world.url}/projects/${projectId}`)
  await soundSwitch(page, 1).click()
  const project = () => world.writing.call(getProject, { params: { id: projectId } })
  await expect.poll(async () => (await project()).slideScripts[0]?.keepVideoSound).toBe(true)

  const video = await downloadVideo(world.writing, await generateVideo(world.writing, projectId))
  expect(await decodeComplaints(video)).toBe('')
  expect((await probeVideo(video)).audio.channels).toBe(2)
  const end = Math.round(((await project()).images[0]?.endTime ?? 0) * framesPerSecond)
  const level = await toneAfterWords(video, end)
  note('tone of a video under words, dB', level.toFixed(1))
  // −26 LUFS in stereo is −29 dB per channel, and −26 dB after the mix to mono.
  expect(Math.abs(level + 26)).toBeLessThanOrEqual(1.5)
  const sound = await decodeSound(video, sampleRate)
  const nextSlide = sound.subarray(Math.round(((end + 60) / framesPerSecond) * sampleRate))
  expect(toneLevel(nextSlide, sampleRate)).toBeLessThan(-50)
  expect((await measureLoudness(video)).truePeak).toBeLessThanOrEqual(-1)
  const { images, slideScripts } = await project()
  for (const [slide, { narration }] of slideScripts.entries()) {
    const from = (images[slide]?.startTime ?? 0) + leadSeconds
    const { integrated } = await measureLoudness(video, { from, seconds: narration?.seconds ?? 0 })
    note(`words of slide ${slide + 1} in a video with a heard video, LUFS`, integrated)
    expect(Math.abs(integrated + 14)).toBeLessThanOrEqual(1)
  }
})

test('A10 R11 a slide is previewed with its video, or without', async ({ world }) => {
  const { images } = await world.writing.call(getProject, { params: { id: projectId } })
  const slide = { image: images[0]?.filename ?? '', script: 'The harbour is quiet.' }
  const counterOf = async (slideData: [typeof slide & { videoUrl?: null }], name: string) => {
    const { previewUrl } = await world.writing.call(previewSlide, {
      params: { projectId },
      body: { slideData },
    })
    const filename = previewUrl.split('/').at(-1) ?? ''
    const video = await world.writing.call(getVideoFile, { params: { filename } })
    const path = join(folder, name)
    await writeFile(path, new Uint8Array(await video.arrayBuffer()))
    return readCounter(path)
  }
  const moving = await counterOf([slide], 'moving.mp4')
  expect(moving).toEqual(moving.map((_, frame) => frame % clipFrames))
  const still = await counterOf([{ ...slide, videoUrl: null }], 'still.mp4')
  expect(new Set(still).size).toBe(1)
})

/** Level of the tone in dB, in the pause between the last word of the first slide and its end. */
const toneAfterWords = async (video: string, endFrame: number): Promise<number> => {
  const sound = await decodeSound(video, sampleRate)
  const end = Math.round((endFrame / framesPerSecond) * sampleRate)
  return toneLevel(sound.subarray(end - 1.2 * sampleRate, end - 0.2 * sampleRate), sampleRate)
}

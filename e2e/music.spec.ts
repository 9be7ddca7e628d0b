import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { duplicateProject } from '@voxdeck/contracts/projects/duplicate-project'
import { getProject } from '@voxdeck/contracts/projects/get-project'
import { getSpace } from '@voxdeck/contracts/projects/get-space'
import { leadSeconds, sampleRate } from '@voxdeck/core/timeline/timing'
import { note } from './product.ts'
import { expect, test } from './quality/fixtures.ts'
import { wordErrorRate } from './recognise/word-error-rate.ts'
import { hear } from './recording/voice.ts'
import { expectToast } from './toast.ts'
import { downloadVideo, generateVideo, makeProject } from './video/await-video.ts'
import { toneHertz, toneLevel } from './video/counter-clip.ts'
import { decodeComplaints, decodeSound, measureLoudness } from './video/decode-video.ts'
import { probeVideo } from './video/probe-video.ts'
import { runProgram } from './video/run-program.ts'

test.describe.configure({ mode: 'serial' })

const settings = { speakingSpeed: 150, resolution: '720p', transition: 'none' } as const

let projectId: string
let folder: string

const part = (page: Page) => page.getByRole('region', { name: 'Background music' })

const choose = async (page: Page, button: Locator, path: string) => {
  const chooser = page.waitForEvent('filechooser')
  // By keyboard: a toast may cover the button.
  await button.press('Enter')
  await (await chooser).setFiles(path)
}

/** A continuous tone, which can be measured under any narration. */
const compose = async () => {
  const path = join(folder, 'Evening tide.mp3')
  const tone = ['-f', 'lavfi', '-t', '4', '-i', `sine=frequency=${toneHertz}`]
  await runProgram('ffmpeg', ['-v', 'error', '-y', ...tone, '-c:a', 'libmp3lame', path])
  return path
}

test('R22 music is chosen, told what is wrong with it, added, and counted in the space used', async ({
  world,
  visit,
}) => {
  folder = await mkdtemp(join(tmpdir(), 'voxdeck-music-'))
  projectId = (await makeProject(world.writing, 'A harbour with music', world.slides, settings)).id
  const page = await visit(world.writer)
  await page.goto(`${world.url}/projects/${projectId}`)
  await page.getByRole('button', { name: 'Background music' }).click()
  const add = part(page).getByRole('button', { name: 'Add music' })
  await expect(add).toBeFocused()

  const notes = join(folder, 'notes.txt')
  await writeFile(notes, 'do re mi')
  await choose(page, add, notes)
  await expectToast(page, 'Upload Failed', 'Only MP3, M4A, WAV, OGG and FLAC files can be used as music.')
  const pretended = join(folder, 'notes.mp3')
  await writeFile(pretended, 'do re mi')
  await choose(page, add, pretended)
  const damaged = 'This music is damaged or silent. Save it again in another program and upload that.'
  await expectToast(page, 'Upload Failed', damaged, { timeout: 60_000 })

  await choose(page, add, await compose())
  await expectToast(page, 'Music Added', 'Evening tide.mp3 plays under your next video.', { timeout: 60_000 })
  await expect(part(page)).toContainText('Evening tide.mp3')
  await expect(part(page)).toContainText('0:04')
  await expect(part(page).getByRole('combobox', { name: 'Music volume' })).toHaveText('Quiet')
  const { music } = await world.writing.call(getSpace, { params: { id: projectId } })
  expect(music).toBeGreaterThan(0)
  const copy = await world.writing.call(duplicateProject, { params: { id: projectId } })
  expect(copy.music).toMatchObject({ name: 'Evening tide.mp3', volume: 'quiet' })
})

test('R23 R24 it plays under the video, lower while somebody speaks, and the words are heard as before', async ({
  world,
}) => {
  const video = await downloadVideo(world.writing, await generateVideo(world.writing, projectId))
  expect(await decodeComplaints(video)).toBe('')
  expect((await probeVideo(video)).audio.channels).toBe(2)
  const { integrated, truePeak } = await measureLoudness(video)
  note('video with music, LUFS and dBTP', `${integrated} ${truePeak}`)
  expect(Math.abs(integrated + 14)).toBeLessThanOrEqual(1)
  expect(truePeak).toBeLessThanOrEqual(-1)

  const { images, slideScripts } = await world.writing.call(getProject, { params: { id: projectId } })
  const sound = await decodeSound(video, sampleRate)
  const between = (from: number, to: number) => sound.subarray(from * sampleRate, to * sampleRate)
  const begin = (images[0]?.startTime ?? 0) + leadSeconds
  const end = begin + (slideScripts[0]?.narration?.seconds ?? 0)
  const next = (images[1]?.startTime ?? 0) + leadSeconds
  const under = toneLevel(between(begin + 0.2, end), sampleRate)
  const alone = toneLevel(between(end + 0.8, next - 0.3), sampleRate)
  note('music in the pause and under words, dB', `${alone.toFixed(1)} ${under.toFixed(1)}`)
  expect(alone - under).toBeGreaterThanOrEqual(8)
  const length = sound.length / sampleRate
  expect(toneLevel(between(length - 0.1, length), sampleRate)).toBeLessThan(alone - 15)
  const script = slideScripts.map((slide) => slide.script).join(' ')
  expect(wordErrorRate(script, await hear(video))).toBeLessThanOrEqual(0.25)
})

test('R22 R25 its volume is changed, and it is taken away after asking', async ({ world, visit }) => {
  const page = await visit(world.writer)
  await page.goto(`${world.url}/projects/${projectId}`)
  const project = () => world.writing.call(getProject, { params: { id: projectId } })
  const before = await project()
  await part(page).getByRole('combobox', { name: 'Music volume' }).click()
  await page.getByRole('option', { name: 'Loud' }).click()
  await expect.poll(async () => (await project()).music?.volume).toBe('loud')
  const [was, now] = [before.hashesNow[0], (await project()).hashesNow[0]]
  expect(now?.contentHash).not.toBe(was?.contentHash)
  expect(now?.textHash).toBe(was?.textHash)

  await part(page).getByRole('button', { name: 'Remove the music' }).click()
  const question = page.getByRole('dialog', { name: 'Remove the music?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect((await project()).music).not.toBeNull()
  await part(page).getByRole('button', { name: 'Remove the music' }).click()
  await question.getByRole('button', { name: 'Remove' }).click()
  await expectToast(page, 'Music Removed', 'Your next video has no music.')
  expect((await project()).music).toBeNull()
})

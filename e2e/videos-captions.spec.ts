import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { readSrt } from '@voxdeck/core/captions/read-srt'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { clientFor, note } from './product.ts'
import { downloadVideo, generateVideo, makeProject } from './video/await-video.ts'
import { readPixels } from './video/read-pixels.ts'
import { makeTestSlides } from './video/test-slides.ts'
import { probeTracks } from './videos/probe-tracks.ts'
import { downloadPart } from './videos/translated-video.ts'

const frame = { width: 1280, height: 720 }
const settings = { speakingSpeed: 200, resolution: '720p', transition: 'fade', captions: 'picture' } as const

/** Counts the pixels where captions are drawn that are as light as letters, and as dark as the box behind them. */
const lettersAt = async (file: string, seconds: number) => {
  const pixel = await readPixels(file, seconds, frame)
  const [light, dark] = [200, 90]
  const seen = Array.from(
    { length: 400 },
    (_, index) => pixel(440 + index, 655).reduce((sum, c) => sum + c, 0) / 3,
  )
  return {
    letters: seen.filter((tone) => tone > light).length,
    box: seen.filter((tone) => tone < dark).length,
  }
}

test('C9 captions in the picture are drawn with their words, and an edited sentence draws its own alone', async () => {
  const client = await clientFor(ada)
  const slides = (await makeTestSlides(await mkdtemp(join(tmpdir(), 'voxdeck-slides-')))).slice(0, 2)
  const { id, images } = await makeProject(client, 'Captions in the picture', slides, settings)
  const video = await generateVideo(client, id)
  expect(video.status).toBe('completed')
  const file = await downloadVideo(client, video)
  // No track: the captions would be shown twice.
  expect((await probeTracks(file)).subtitles).toEqual([])
  const cues = readSrt(await readFile(await downloadPart(client, video.captions[0]?.srtUrl ?? ''), 'utf8'))
  expect(cues).toHaveLength(4)
  for (const { start, end } of cues) {
    const { letters, box } = await lettersAt(file, (start + end) / 2000)
    expect(letters, `letters at ${start}`).toBeGreaterThan(10)
    expect(box, `behind letters at ${start}`).toBeGreaterThan(150)
  }
  expect((await lettersAt(file, 0.1)).box).toBe(0)

  const script = `${slides[0]?.script.split('. ')[0]}. Now it says something else.`
  const slideScripts = [{ imageId: images[0]?.id ?? '', script }]
  await client.call(updateProject, { params: { id }, body: { slideScripts } })
  const edited = await generateVideo(client, id)
  const { planned, reused } = edited.progress.shots
  note('pictures drawn after one sentence was edited', `${planned - reused} of ${planned}`)
  expect(planned - reused).toBe(1)
})

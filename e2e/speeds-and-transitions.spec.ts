import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { clientFor, note } from './product.ts'
import { downloadVideo, generateVideo, makeProject } from './video/await-video.ts'
import { makeFlatSlides } from './video/flat-slides.ts'
import { probeVideo } from './video/probe-video.ts'
import { proveTransition } from './video/prove-transition.ts'
import { proveFormat, verifyVideo } from './video/prove-video.ts'
import { makeTestSlides } from './video/test-slides.ts'

test.describe('the video obeys its settings', () => {
  for (const [wordsPerMinute, transition] of [
    [80, 'slide'],
    [250, 'none'],
  ] as const)
    test(`V6 ${wordsPerMinute} words a minute, transition ${transition}, 720p`, async () => {
      const client = await clientFor(ada)
      const slides = await makeTestSlides(await mkdtemp(join(tmpdir(), 'voxdeck-slides-')))
      const settings = { speakingSpeed: wordsPerMinute, resolution: '720p', transition } as const
      const { id } = await makeProject(client, `Settings ${transition}`, slides, settings)
      const video = await generateVideo(client, id)
      expect(video.failure).toBeNull()
      const file = await downloadVideo(client, video)
      await verifyVideo({ file, video, slides, wordsPerMinute, note })
    })

  for (const transition of ['fade', 'slide', 'none'] as const)
    test(`V3 V6 ${transition}, frame by frame, in 720p`, async () => {
      const client = await clientFor(ada)
      const slides = (await makeFlatSlides(await mkdtemp(join(tmpdir(), 'voxdeck-flat-')))).slice(0, 2)
      const settings = { speakingSpeed: 250, resolution: '720p', transition } as const
      const { id } = await makeProject(client, `Frames of ${transition}`, slides, settings)
      const video = await generateVideo(client, id)
      const file = await downloadVideo(client, video)
      const { video: stream } = await probeVideo(file)
      expect([stream.width, stream.height]).toEqual([1280, 720])
      note('frames of the transition', await proveTransition(file, video, transition))
    })

  test('V1 V6 V7 4k is 3840 by 2160 in the file', async () => {
    const client = await clientFor(ada)
    const slides = (await makeFlatSlides(await mkdtemp(join(tmpdir(), 'voxdeck-flat-')))).slice(4)
    const settings = { speakingSpeed: 250, resolution: '4k', transition: 'none' } as const
    const { id } = await makeProject(client, 'Large', slides, settings)
    const started = Date.now()
    const video = await generateVideo(client, id)
    note('4k video made in, seconds', ((Date.now() - started) / 1000).toFixed(1))
    expect(video).toMatchObject({ status: 'completed', resolution: '4k', failure: null })
    const file = await downloadVideo(client, video)
    const { video: stream } = await probeVideo(file)
    expect([stream.width, stream.height]).toEqual([3840, 2160])
    await proveFormat({ file, video, slides, wordsPerMinute: 250, note })
  })
})

import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { downloadFilm, generateFilm, makeProject } from './film/await-film.ts'
import { makeFlatSlides } from './film/flat-slides.ts'
import { probeFilm } from './film/probe-film.ts'
import { proveFilm, proveFormat } from './film/prove-film.ts'
import { proveTransition } from './film/prove-transition.ts'
import { makeTestSlides } from './film/test-slides.ts'
import { clientFor, note } from './product.ts'

test.describe('the film obeys its settings', () => {
  for (const [wordsPerMinute, transition] of [
    [80, 'slide'],
    [250, 'none'],
  ] as const)
    test(`V6 ${wordsPerMinute} words a minute, transition ${transition}, 720p`, async () => {
      const client = await clientFor(ada)
      const slides = await makeTestSlides(await mkdtemp(join(tmpdir(), 'voxdeck-slides-')))
      const settings = { speakingSpeed: wordsPerMinute, resolution: '720p', transition } as const
      const { id } = await makeProject(client, `Settings ${transition}`, slides, settings)
      const film = await generateFilm(client, id)
      expect(film.failure).toBeNull()
      const file = await downloadFilm(client, film)
      await proveFilm({ file, film, slides, wordsPerMinute, note })
    })

  for (const transition of ['fade', 'slide', 'none'] as const)
    test(`V3 V6 ${transition}, frame by frame, in 720p`, async () => {
      const client = await clientFor(ada)
      const slides = (await makeFlatSlides(await mkdtemp(join(tmpdir(), 'voxdeck-flat-')))).slice(0, 2)
      const settings = { speakingSpeed: 250, resolution: '720p', transition } as const
      const { id } = await makeProject(client, `Frames of ${transition}`, slides, settings)
      const film = await generateFilm(client, id)
      const file = await downloadFilm(client, film)
      const { video } = await probeFilm(file)
      expect([video.width, video.height]).toEqual([1280, 720])
      note('frames of the transition', await proveTransition(file, film, transition))
    })

  test('V1 V6 V7 4k is 3840 by 2160 in the file', async () => {
    const client = await clientFor(ada)
    const slides = (await makeFlatSlides(await mkdtemp(join(tmpdir(), 'voxdeck-flat-')))).slice(4)
    const settings = { speakingSpeed: 250, resolution: '4k', transition: 'none' } as const
    const { id } = await makeProject(client, 'Large', slides, settings)
    const started = Date.now()
    const film = await generateFilm(client, id)
    note('4k film made in, seconds', ((Date.now() - started) / 1000).toFixed(1))
    expect(film).toMatchObject({ status: 'completed', resolution: '4k', failure: null })
    const file = await downloadFilm(client, film)
    const { video } = await probeFilm(file)
    expect([video.width, video.height]).toEqual([3840, 2160])
    await proveFormat({ file, film, slides, wordsPerMinute: 250, note })
  })
})

import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { downloadFilm, generateFilm, makeProject } from './film/await-film.ts'
import { similarityAt } from './film/decode-film.ts'
import { proveFilm } from './film/prove-film.ts'
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

      // A quarter second before the second slide a transition is half way; without one the first still rests.
      const middle = (film.timeline?.[1]?.startTime ?? 0) - 0.25
      const atRest = await similarityAt(file, middle, slides[0]?.path ?? '')
      note('SSIM to the first slide in the middle of the transition', atRest.toFixed(3))
      if (transition === 'none') expect(atRest).toBeGreaterThan(0.95)
      else expect(atRest).toBeLessThan(0.9)
    })
})

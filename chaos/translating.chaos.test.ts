import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseTime } from '@voxdeck/db/connect'
import { addProjectLanguage } from '@voxdeck/db/languages/project-languages'
import { beginTranslating, findTranslationJobs } from '@voxdeck/db/languages/translation-jobs'
import { findTranslations } from '@voxdeck/db/languages/translations'
import { makeProject } from '@voxdeck/e2e/video/await-video'
import { makeTestSlides } from '@voxdeck/e2e/video/test-slides'
import { chatSubject } from '@voxdeck/translation/testing/chat-subject'
import type { Subject } from '@voxdeck/translation/testing/subject'
import { connectWorkflows, type Workflows } from '@voxdeck/workflow-client/connect-workflows'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ChaosProduct, startChaosProduct } from './start-chaos-product.ts'
import { until } from './until.ts'

let provider: Subject
let chaos: ChaosProduct
let workflows: Workflows
beforeAll(async () => {
  provider = await chatSubject()
  chaos = await startChaosProduct({
    workerEnv: {
      CHAT_TRANSLATION_URL: `${provider.server.url}/v1`,
      CHAT_TRANSLATION_KEY: provider.secret ?? '',
      CHAT_TRANSLATION_MODEL: 'toy',
    },
  })
  workflows = await connectWorkflows(chaos.temporal)
})
afterAll(async () => {
  await workflows.close()
  await chaos.stop()
  await provider.close()
})

it('O2 a worker that is killed while it translates leaves nothing to be paid for twice', async () => {
  const slides = await makeTestSlides(await mkdtemp(join(tmpdir(), 'voxdeck-slides-')))
  const twelve = [...slides, ...slides, ...slides, ...slides].slice(0, 12).map((slide, place) => ({
    ...slide,
    script: `This is slide ${place + 1}. It says something of its own, number ${place + 1}.`,
  }))
  const settings = { speakingSpeed: 150, resolution: '720p', transition: 'none' } as const
  const { id: projectId, images } = await makeProject(chaos.client, 'Translated', twelve, settings)
  const slideIds = images.map((image) => image.id)
  const task = { projectId, language: 'es' }
  await addProjectLanguage(chaos.db, task)

  provider.server.mishap = ({ body }) => (body.includes('This is slide 6') ? 'hang' : undefined)
  const number = await beginTranslating(chaos.db, { ...task, planned: slideIds.length })
  const requestedAt = (await databaseTime(chaos.db)).toISOString()
  const request = { number, slideIds, overwrite: false, requestedAt }
  await workflows.translateSlides({ task, accountId: projectId, request })
  await until('the sixth slide is on its way', 60_000, async () =>
    provider.server.received.some(({ body }) => body.includes('This is slide 6')),
  )
  const kept = await findTranslations(chaos.db, task)
  expect(kept.size).toBe(5)
  const { worker } = chaos.product
  process.kill(worker.pid, 'SIGKILL')
  await worker.ended

  provider.server.mishap = () => undefined
  await chaos.product.restartWorker()
  await until('all are translated', 90_000, async () => {
    const [job] = await findTranslationJobs(chaos.db, projectId)
    if (job?.status === 'failed') throw new Error(`failed: ${job.failure_code}`)
    return job?.status === 'done'
  })
  expect((await findTranslations(chaos.db, task)).size).toBe(slideIds.length)
  const asked = provider.server.received.filter((request) => provider.isTranslation(request))
  const lost = asked.filter(({ isAborted }) => isAborted)
  const answered = asked.filter(({ isAborted }) => !isAborted).flatMap((request) => provider.textsOf(request))
  expect(new Set(answered).size).toBe(answered.length)
  // Two sentences of each slide, and the project's title.
  expect(answered).toContain('Translated')
  expect(answered).toHaveLength(2 * slideIds.length + 1)
  process.stdout.write(
    `      killed with ${kept.size} of ${slideIds.length} slides done: ${answered.length} sentences answered once, ${lost.length} request lost with the worker\n`,
  )
})

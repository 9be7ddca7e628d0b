import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cancelVideo } from '@voxdeck/contracts/videos/cancel-video'
import { generateEnglishVideo } from '@voxdeck/contracts/videos/generate-english-video'
import { awaitEnd, findVideo, makeProject } from '@voxdeck/e2e/video/await-video'
import { makeTestSlides, type TestSlide } from '@voxdeck/e2e/video/test-slides'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listMadeArtifacts, madeAgain } from './made-artifacts.ts'
import { descendantsOf, isAlive } from './processes.ts'
import { type Stage, stages } from './stages.ts'
import { type ChaosProduct, startChaosProduct } from './start-chaos-product.ts'
import { until } from './until.ts'

const stageMs = 90_000

describe('a video in the making', () => {
  let chaos: ChaosProduct
  let slides: TestSlide[]
  let videos = 0

  beforeAll(async () => {
    chaos = await startChaosProduct()
    slides = await makeTestSlides(await mkdtemp(join(tmpdir(), 'voxdeck-slides-')))
  })
  afterAll(() => chaos.stop())

  /** A project whose sentences and transitions have no artifacts yet. */
  const newProject = async (title: string) => {
    videos += 1
    const turned = [...slides.slice(videos % slides.length), ...slides.slice(0, videos % slides.length)]
    // Three of the five: six sentences and five shots are enough to stop at any share of them.
    const own = turned.slice(0, 3).map((slide) => ({
      ...slide,
      script: `${title}. ${slide.script} Video number ${videos}.`,
    }))
    // Reversed for every second video, so that its pairs of neighbouring slides differ from those of others.
    const ordered = videos % 2 === 0 ? own.toReversed() : own
    const resolution = videos % 3 === 0 ? '720p' : '1080p'
    return makeProject(chaos.client, title, ordered, {
      speakingSpeed: 150 + videos,
      resolution,
      transition: videos % 2 ? 'fade' : 'slide',
    })
  }

  const startUntil = async ({ name, reached }: Stage) => {
    const { id: projectId } = await newProject(name)
    const { videoId } = await chaos.client.call(generateEnglishVideo, { params: { id: projectId } })
    await until(name, stageMs, async () => {
      const video = await findVideo(chaos.client, projectId, videoId)
      if (video.status !== 'generating') throw new Error(`${video.status} before ${name}`)
      return reached(video)
    })
    return { projectId, videoId }
  }

  it.each(stages)('is finished by another worker when the first is killed as $name', async (stage) => {
    const { projectId, videoId } = await startUntil(stage)
    const { worker } = chaos.product
    const running = await descendantsOf(worker.pid)
    process.kill(worker.pid, 'SIGKILL')
    await worker.ended
    const made = await listMadeArtifacts(chaos.db)

    // As long as for a cancelled video below: a machine that is busy takes seconds to end them.
    await until('every program of the dead worker is gone', 10_000, async () => {
      const alive = await Promise.all(running.map(isAlive))
      return !alive.includes(true)
    })
    await chaos.product.restartWorker()
    const video = await awaitEnd(chaos.client, projectId, videoId)
    expect(video.status).toBe('completed')

    const after = await listMadeArtifacts(chaos.db)
    expect(madeAgain(made, after)).toEqual([])
    expect(after.filter(({ timesMade }) => timesMade !== 1)).toEqual([])
    process.stdout.write(
      `      killed as ${stage.name}: ${running.length} programs died with it, ${made.length} artifacts kept, ${after.length - made.length} made after\n`,
    )
  })

  it.each(stages)('is cancelled as $name, and nothing goes on', async (stage) => {
    const { projectId, videoId } = await startUntil(stage)
    const cancelled = await chaos.client.call(cancelVideo, { params: { projectId, videoId } })
    expect(cancelled.status).toBe('cancelled')
    await until('the worker runs no program', 10_000, async () => {
      const names = (await descendantsOf(chaos.product.worker.pid)).map(({ name }) => name)
      return !names.some((name) => ['ffmpeg', 'ffprobe', 'bwrap'].includes(name))
    })
    const made = await listMadeArtifacts(chaos.db)
    expect((await findVideo(chaos.client, projectId, videoId)).status).toBe('cancelled')

    const again = await chaos.client.call(generateEnglishVideo, { params: { id: projectId } })
    expect(again.videoId).toBe(videoId)
    expect((await awaitEnd(chaos.client, projectId, videoId)).status).toBe('completed')
    expect(madeAgain(made, await listMadeArtifacts(chaos.db))).toEqual([])
  })
})

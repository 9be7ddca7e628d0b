import { randomUUID } from 'node:crypto'
import { testTools } from '@voxdeck/core/testing/test-tools'
import { leadSamples, samplesPerFrame } from '@voxdeck/core/timeline/timing'
import type { Database } from '@voxdeck/db/connect'
import { createMigratedDatabase } from '@voxdeck/db/testing/test-database'
import { speak } from '@voxdeck/media/testing/speak'
import { createWorkbench, type Workbench } from '@voxdeck/media/testing/workbench'
import { createObjectStore, type ObjectStore } from '@voxdeck/storage/object-store'
import { type ObjectStoreSettings, objectStoreConfig } from '@voxdeck/storage/object-store-settings'
import { silence, slideTracks } from '@voxdeck/video/tracks/slide-tracks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createArtifactStore } from './artifact-store.ts'
import { createSlideTrackMaker } from './encode-slide-tracks.ts'

const texts = ['One.', 'Two ships.', 'Three in the harbour.', 'Four, at last.']

describe('the sounds of a video’s slides', () => {
  const plan = { toolchain: testTools(randomUUID()), salt: '' }
  const { signal } = new AbortController()
  let bench: Workbench
  let database: Database
  let store: ObjectStore
  const sentences: { key: string; samples: number }[] = []
  beforeAll(async () => {
    bench = await createWorkbench()
    database = await createMigratedDatabase()
    store = createObjectStore(objectStoreConfig(process.env as unknown as ObjectStoreSettings))
    for (const [index, text] of texts.entries()) {
      const { file, samples } = await speak(bench, `said-${index}`, text)
      const key = randomUUID().replaceAll('-', '')
      await createArtifactStore({ ...database, store }).obtain({ kind: 'sentence', key }, async () => ({
        path: file.path,
        contentType: 'application/octet-stream',
        facts: {},
      }))
      sentences.push({ key, samples })
    }
  })
  afterAll(async () => {
    await bench.scratch.dispose()
    store.close()
    await database.close()
  })

  /** Returns how many tracks are made for slides of these lengths; `says` is the index of the slide's sentence. */
  const make = (slides: readonly { frames: number; says: number }[]) => {
    let startFrame = 0
    const spans = slides.map(({ frames, says }) => {
      const span = { startFrame, frames, says }
      startFrame += frames
      return span
    })
    const en = spans.map(({ says, ...span }) => {
      const { key = '', samples = 0 } = sentences[says] ?? {}
      return { startSample: span.startFrame * samplesPerFrame + leadSamples, samples, key }
    })
    const layout = { frames: startFrame, slides: spans, shots: [] }
    const { tracks, channels } = slideTracks({ layout, tracks: { en } }, 'en')
    const artifacts = createArtifactStore({ ...database, store })
    const makeTracks = createSlideTrackMaker({ artifacts, store, jail: bench.jail, ffmpeg: bench.ffmpeg })
    return makeTracks({ plan, tracks: [silence, ...tracks], channels }, signal)
  }

  it('R20 are made once: not again for slides that move, stay longer or are said twice', async () => {
    const video = [0, 1, 2].map((says) => ({ frames: 100, says }))
    const counts = {
      first: await make(video),
      again: await make(video),
      moved: await make(video.toReversed()),
      longer: await make(video.map((slide, index) => ({ ...slide, frames: 131 + index }))),
      oneMore: await make([...video, { frames: 100, says: 3 }, { frames: 100, says: 0 }]),
    }
    process.stdout.write(`      slides' sounds made: ${JSON.stringify(counts)}\n`)
    expect(counts).toEqual({ first: 4, again: 0, moved: 0, longer: 0, oneMore: 1 })
    const { rows } = await database.pool.query(
      "select sum(times_made)::int as made from artifacts where kind = 'slide-track'",
    )
    expect(rows).toEqual([{ made: 5 }])
  })
})

import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { testTools } from '@voxdeck/core/testing/test-tools'
import type { Database } from '@voxdeck/db/connect'
import { createMigratedDatabase } from '@voxdeck/db/testing/test-database'
import { createWorkbench, type Workbench } from '@voxdeck/media/testing/workbench'
import { hashBytes } from '@voxdeck/storage/content-hash'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { createObjectStore, type ObjectStore } from '@voxdeck/storage/object-store'
import { type ObjectStoreSettings, objectStoreConfig } from '@voxdeck/storage/object-store-settings'
import { randomFilename } from '@voxdeck/storage/random-filename'
import { recordingKey } from '@voxdeck/video/narration/recording-key'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createArtifactStore } from './artifact-store.ts'
import { createRecordingMaker } from './make-recording.ts'

describe('a recording in a video', () => {
  const plan = { toolchain: testTools(randomUUID()), salt: '' }
  const { signal } = new AbortController()
  let bench: Workbench
  let database: Database
  let store: ObjectStore
  beforeAll(async () => {
    bench = await createWorkbench()
    database = await createMigratedDatabase()
    store = createObjectStore(objectStoreConfig(process.env as unknown as ObjectStoreSettings))
  })
  afterAll(async () => {
    await bench.scratch.dispose()
    store.close()
    await database.close()
  })

  const make = () =>
    createRecordingMaker({
      artifacts: createArtifactStore({ ...database, store }),
      store,
      jail: bench.jail,
      ffmpeg: bench.ffmpeg,
    })
  const keep = async (filter: string) => {
    const file = bench.scratch.file('voice.flac')
    const voice = ['-f', 'lavfi', '-i', `anoisesrc=seed=7:duration=1.5:sample_rate=48000,${filter}`]
    await bench.bare('-v', 'error', ...voice, '-ac', '1', '-sample_fmt', 's16', file.inside)
    const object = objectKeys.recording(randomFilename('flac'))
    await store.putFile(object, file.path, 'audio/flac')
    return { object, hash: hashBytes(await readFile(file.path)), samples: 72_000 }
  }

  it('R4 is levelled like a sentence, keeps its length, and is made once', async () => {
    const recording = await keep('volume=-30dB')
    const { facts, objectKey, reused } = await make()(recording, plan, signal)
    expect(reused).toBe(false)
    expect(facts).toMatchObject({ samples: 72_000, gapSamples: 0 })
    expect(facts.peaks).toHaveLength(12)
    const key = recordingKey(plan.toolchain.sound, recording)
    expect(objectKey.startsWith(objectKeys.artifact('sentence', key, ''))).toBe(true)
    const pcm = bench.scratch.file('made.pcm')
    await store.getFile(objectKey, pcm.path)
    const { lufs } = await bench.loudness('-f', 's16le', '-ar', '48000', '-ac', '1', '-i', pcm.inside)
    expect(Math.abs(lufs + 14)).toBeLessThanOrEqual(1)
    expect(await make()(recording, plan, signal)).toMatchObject({ reused: true, facts })
  })

  it('R4 stays silent when it is silent', async () => {
    const { facts, objectKey } = await make()(await keep('volume=0'), plan, signal)
    expect(facts.samples).toBe(72_000)
    const pcm = bench.scratch.file('silent.pcm')
    await store.getFile(objectKey, pcm.path)
    expect((await readFile(pcm.path)).every((byte) => byte === 0)).toBe(true)
  })

  it('says so when it is gone', async () => {
    const gone = { object: objectKeys.recording(randomFilename('flac')), hash: randomUUID(), samples: 1 }
    await expect(make()(gone, plan, signal)).rejects.toMatchObject({ code: 'recording_unreadable' })
  })
})

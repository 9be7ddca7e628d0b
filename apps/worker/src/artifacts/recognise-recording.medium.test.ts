import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { Plan, PlannedNarration } from '@voxdeck/core/plan/plan'
import { testTools } from '@voxdeck/core/testing/test-tools'
import type { Database } from '@voxdeck/db/connect'
import { createMigratedDatabase } from '@voxdeck/db/testing/test-database'
import { createWorkbench, type Workbench } from '@voxdeck/media/testing/workbench'
import type { Recogniser } from '@voxdeck/speech/recogniser/open-recogniser'
import { createObjectStore, type ObjectStore } from '@voxdeck/storage/object-store'
import { type ObjectStoreSettings, objectStoreConfig } from '@voxdeck/storage/object-store-settings'
import { recognitionKeys } from '@voxdeck/video/narration/recognition'
import { recordingKey } from '@voxdeck/video/narration/recording-key'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createArtifactStore } from './artifact-store.ts'
import { createRecogniseRecording, loadRecognised, tryRecognition } from './recognise-recording.ts'

describe('what is heard in a recording', () => {
  const tools = { toolchain: testTools(randomUUID()), salt: '' }
  const { signal } = new AbortController()
  const recording = { object: 'recordings/a.flac', hash: randomUUID(), samples: 48_000 }
  const heard: Float32Array[] = []
  const recogniser: Recogniser = {
    language: 'en',
    version: randomUUID(),
    hear: async (samples) => {
      heard.push(samples)
      return [{ start: 1000, end: 2000, text: 'one two' }]
    },
    close: () => undefined,
  }
  const planOf = (...narrations: Partial<PlannedNarration>[]) =>
    ({
      ...tools,
      slides: narrations.map((narration) => ({ narration: { en: narration, th: narration } })),
    }) as unknown as Plan
  let bench: Workbench
  let database: Database
  let store: ObjectStore
  beforeAll(async () => {
    bench = await createWorkbench()
    database = await createMigratedDatabase()
    store = createObjectStore(objectStoreConfig(process.env as unknown as ObjectStoreSettings))
    const pcm = bench.scratch.file('voice.pcm').path
    const samples = Int16Array.from({ length: recording.samples }, (_, index) => (index % 3) * 8192)
    await writeFile(pcm, new Uint8Array(samples.buffer))
    const id = { kind: 'sentence', key: recordingKey(tools.toolchain.sound, recording) }
    await createArtifactStore({ ...database, store }).obtain(id, async () => ({
      path: pcm,
      contentType: 'application/octet-stream',
      facts: {},
    }))
  })
  afterAll(async () => {
    await bench.scratch.dispose()
    store.close()
    await database.close()
  })

  it('C8 is recognised once, and found by every slide that has the recording and a script', async () => {
    const artifacts = createArtifactStore({ ...database, store })
    const make = createRecogniseRecording({ artifacts, jail: bench.jail, recogniser })
    const plan = planOf({ recording, written: ['One two.'] }, { recording }, { written: ['Three.'] })
    expect(await loadRecognised(database.db, plan, 'en', recogniser)).toEqual([null, null, null])
    expect(await make(recording, plan, signal)).toMatchObject({ reused: false })
    expect(await make(recording, plan, signal)).toMatchObject({ reused: true })
    expect(heard).toEqual([new Float32Array(16_000).fill(0.25)])
    const pieces = [{ start: 3000, end: 6000, text: 'one two' }]
    expect(await loadRecognised(database.db, plan, 'en', recogniser)).toEqual([pieces, null, null])
    expect(await loadRecognised(database.db, plan, 'en', null)).toEqual([null, null, null])
  })

  it('C8 is another with another recogniser, and nothing in a language that it does not understand', () => {
    const plan = planOf({ recording, written: ['One two.'] })
    const other = { ...recogniser, version: 'newer' }
    expect(recognitionKeys(plan, 'en', other)).not.toEqual(recognitionKeys(plan, 'en', recogniser))
    expect(recognitionKeys(plan, 'th', recogniser)).toEqual([null])
  })

  it('C8 fails no video when it fails, and stops when the video is cancelled', async () => {
    const complaints: unknown[] = []
    const fail = () => Promise.reject(new Error('no model'))
    await tryRecognition(fail, signal, (error) => complaints.push(error))
    expect(complaints).toEqual([new Error('no model')])
    const cancelled = AbortSignal.abort(new Error('cancelled'))
    await expect(tryRecognition(fail, cancelled, (error) => complaints.push(error))).rejects.toThrow(
      'cancelled',
    )
    expect(complaints).toHaveLength(1)
  })
})

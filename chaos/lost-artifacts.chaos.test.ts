import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importClip } from '@voxdeck/contracts/clips/import-clip'
import { addLanguage } from '@voxdeck/contracts/languages/add-language'
import { getLanguage } from '@voxdeck/contracts/languages/get-language'
import { saveTranslation } from '@voxdeck/contracts/languages/save-translation'
import { importMusic } from '@voxdeck/contracts/music/import-music'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { deleteVideo } from '@voxdeck/contracts/videos/delete-video'
import { generateVideo } from '@voxdeck/contracts/videos/generate-video'
import { listVideos } from '@voxdeck/contracts/videos/list-videos'
import { awaitEnd, downloadVideo } from '@voxdeck/e2e/video/await-video'
import { makeCounterClip } from '@voxdeck/e2e/video/counter-clip'
import { decodeComplaints } from '@voxdeck/e2e/video/decode-video'
import { runProgram } from '@voxdeck/e2e/video/run-program'
import { makeTestSlides } from '@voxdeck/e2e/video/test-slides'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listMadeArtifacts, type MadeArtifact, madeAgain } from './made-artifacts.ts'
import { makeQuickProject } from './quick-project.ts'
import { type ChaosProduct, startChaosProduct } from './start-chaos-product.ts'

const spoilings = ['gone', 'truncated', 'altered'] as const
type Spoiling = (typeof spoilings)[number]

/** Kinds in the order in which a video is made: each is made from those before it. */
const soundKinds = ['sentence', 'stretched', 'slide-sound', 'slide-track', 'track']

const kindOf = ({ id }: MadeArtifact): string => id.slice(0, id.indexOf('/'))

const blobOf = (bytes: Buffer, type: string) => new Blob([new Uint8Array(bytes)], { type })

describe('an artifact that is lost', () => {
  let chaos: ChaosProduct
  let projectId: string
  let folder: string

  beforeAll(async () => {
    // Basic voices only, since they are quick; no cache, so that each read is of the object store.
    chaos = await startChaosProduct({ workerEnv: { VOICES_DIR: '', CACHE_BYTES: '0' } })
    folder = await mkdtemp(join(tmpdir(), 'voxdeck-slides-'))
    const slides = (await makeTestSlides(folder)).slice(0, 2)
    const project = await makeQuickProject(chaos.client, 'Lost', slides)
    projectId = project.id
    const [first, second] = project.images.map(({ id }) => id)
    const clip = await makeCounterClip(folder)
    await chaos.client.call(importClip, {
      file: blobOf(clip.buffer, 'video/mp4'),
      filename: clip.name,
      fields: { slideId: second ?? '' },
    })
    await chaos.client.call(updateProject, {
      params: { id: projectId },
      body: { slideScripts: [{ imageId: second ?? '', keepVideoSound: true }] },
    })
    await chaos.client.call(addLanguage, { params: { id: projectId }, body: { languageCode: 'es' } })
    const params = { projectId, language: 'es' }
    for (const slide of (await chaos.client.call(getLanguage, { params })).slides)
      await chaos.client.call(saveTranslation, {
        params: { ...params, imageId: slide.imageId },
        body: {
          translation: {
            script: slide.imageId === first ? 'Antes había muelles de madera.' : 'El acero cambió la orilla.',
            state: 'edited',
            sourceHash: slide.sourceHash,
          },
        },
      })
    await make()
  })
  afterAll(() => chaos.stop())

  const make = async () => {
    const { videoId } = await chaos.client.call(generateVideo, {
      params: { id: projectId },
      body: { languages: ['en', 'es'] },
    })
    return awaitEnd(chaos.client, projectId, videoId)
  }

  const spoil = async ({ objectKey }: MadeArtifact, spoiling: Spoiling) => {
    const { store } = chaos
    if (spoiling === 'gone') return store.remove(objectKey)
    const bytes = Buffer.concat(await (await store.open(objectKey)).body.toArray())
    const middle = Math.floor(bytes.length / 2)
    if (spoiling === 'truncated')
      return store.put(objectKey, bytes.subarray(0, middle), 'application/octet-stream')
    bytes.writeUInt8(bytes.readUInt8(middle) ^ 0xff, middle)
    return store.put(objectKey, bytes, 'application/octet-stream')
  }

  /** One artifact of the kind, and all those that are made from its kind: only then it is needed again. */
  const lostWith = (kind: string, all: readonly MadeArtifact[]): MadeArtifact[] => {
    const one = all.filter((artifact) => kindOf(artifact) === kind).slice(0, 1)
    const later = soundKinds.includes(kind) ? soundKinds.slice(soundKinds.indexOf(kind) + 1) : []
    return [...one, ...all.filter((artifact) => later.includes(kindOf(artifact)))]
  }

  /** Makes the video again without some of its artifacts; returns those that were lost and those made again. */
  const loseAndMake = async (kind: string, spoiling: Spoiling) => {
    const videos = await chaos.client.call(listVideos, { params: { id: projectId } })
    for (const { id: videoId } of videos)
      await chaos.client.call(deleteVideo, { params: { projectId, videoId } })
    const before = await listMadeArtifacts(chaos.db)
    const lost = lostWith(kind, before)
    for (const artifact of lost) await spoil(artifact, spoiling)
    const video = await make()
    const again = madeAgain(before, await listMadeArtifacts(chaos.db))
    return {
      status: video.status,
      complaints: video.streamUrl && (await decodeComplaints(await downloadVideo(chaos.client, video))),
      kinds: new Set(lost.map(kindOf)),
      lost: lost.map(({ id }) => id).toSorted(),
      again: again.toSorted(),
    }
  }

  it.each(
    ['shot', 'sentence', 'stretched', 'slide-sound', 'slide-track'].flatMap((kind) =>
      spoilings.map((spoiling) => [kind, spoiling] as const),
    ),
  )('%s, %s: is made again, and nothing else', async (kind, spoiling) => {
    const { kinds, lost, ...made } = await loseAndMake(kind, spoiling)
    expect(kinds).toContain(kind)
    expect(made).toEqual({ status: 'completed', complaints: '', again: lost })
  })

  it('track: is made again, and nothing else', async () => {
    const path = join(folder, 'tide.mp3')
    const tone = ['-f', 'lavfi', '-t', '4', '-i', 'sine=frequency=500']
    await runProgram('ffmpeg', ['-v', 'error', '-y', ...tone, '-c:a', 'libmp3lame', path])
    await chaos.client.call(importMusic, {
      params: { id: projectId },
      file: blobOf(await readFile(path), 'audio/mpeg'),
      filename: 'tide.mp3',
      fields: {},
    })
    await make()
    for (const spoiling of spoilings) {
      const { kinds, lost, ...made } = await loseAndMake('track', spoiling)
      expect(kinds).toContain('track')
      expect(made).toEqual({ status: 'completed', complaints: '', again: lost })
    }
  })
})

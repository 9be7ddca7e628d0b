import { appendFile, copyFile, mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, createClient } from '@voxdeck/contracts/client'
import { boon } from '@voxdeck/dev/identity-provider/people'
import { signIn } from '@voxdeck/dev/sign-in'
import { generateVideo } from '@voxdeck/e2e/video/await-video'
import { makeTestSlides, type TestSlide } from '@voxdeck/e2e/video/test-slides'
import { findFonts } from '@voxdeck/media/captions/font-folder'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listMadeArtifacts } from './made-artifacts.ts'
import { makeQuickProject } from './quick-project.ts'
import { type ChaosProduct, startChaosProduct } from './start-chaos-product.ts'

describe('what was made before', () => {
  let chaos: ChaosProduct
  let slides: TestSlide[]
  let folder: string
  let projectId: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'voxdeck-fonts-'))
    slides = (await makeTestSlides(folder)).slice(0, 2)
    chaos = await startChaosProduct({ workerEnv: { VOICES_DIR: '' } })
    projectId = (await makeQuickProject(chaos.client, 'Kept', slides)).id
    await generateVideo(chaos.client, projectId)
  })
  afterAll(() => chaos.stop())

  /** Whether each sentence of a video was there already. */
  const reusedSentences = async (videoId: string) => {
    const rows = await chaos.db
      .selectFrom('video_work')
      .where('video_id', '=', videoId)
      .where('step', '=', 'speech')
      .select('reused')
      .execute()
    return rows.map(({ reused }) => reused)
  }

  it('is told to nobody: another account has the same words spoken for itself', async () => {
    const cookie = await signIn({ publicUrl: chaos.publicUrl, user: boon })
    const client: Client = createClient({
      baseUrl: chaos.publicUrl,
      headers: { cookie, origin: chaos.publicUrl },
    })
    const theirs = await makeQuickProject(client, 'The same', slides)
    const video = await generateVideo(client, theirs.id)
    expect(video.status).toBe('completed')
    const reused = await reusedSentences(video.id)
    expect(reused.length).toBeGreaterThan(3)
    expect(new Set(reused)).toEqual(new Set([false]))

    const own = await makeQuickProject(chaos.client, 'Again', slides)
    const again = await generateVideo(chaos.client, own.id)
    expect(new Set(await reusedSentences(again.id))).toEqual(new Set([true]))
  })

  it('stays when a font changes: no sentence, no picture and no track is made again', async () => {
    const before = await listMadeArtifacts(chaos.db)
    const changed = join(folder, 'fonts')
    await mkdir(changed)
    for (const [name, path] of await findFonts('/usr/share/fonts')) {
      await copyFile(path, join(changed, name))
      await appendFile(join(changed, name), 'of a newer version')
    }
    await chaos.product.restartWorker({ FONTS_DIR: changed })
    const toolchains = await chaos.db.selectFrom('toolchains').select('id').execute()
    expect(toolchains).toHaveLength(2)
    const video = await generateVideo(chaos.client, projectId)
    expect(video.status).toBe('completed')
    expect(await listMadeArtifacts(chaos.db)).toEqual(before)
  })
})

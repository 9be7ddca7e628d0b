import { readdirSync, readFileSync } from 'node:fs'
import { createClient } from '@voxdeck/contracts/client'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { defaultSourceLanguage } from '@voxdeck/core/languages/languages'
import type { SettingsChange } from '@voxdeck/core/video-settings'
import { connectDatabase, type Database } from '@voxdeck/db/connect'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { signIn } from '@voxdeck/dev/sign-in'
import { downloadVideo, type ListedVideo, makeProject } from '@voxdeck/e2e/video/await-video'
import { generateIn } from '@voxdeck/e2e/videos/translated-video'
import { openCpuAccount } from '../measure/cpu-account.ts'
import { type Cost, measureTree } from '../measure/process-tree.ts'
import { runBenchProduct } from '../measure/run-bench-product.ts'
import type { DeckSlide } from './make-deck.ts'

export type ProductVideo = { video: ListedVideo; cost: Cost; shots: number; frames: number; sounds: number }

/** Longer than any video of a bench takes. */
const mostMs = 3_600_000

export type ProductBench = Awaited<ReturnType<typeof startProductBench>>

const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  )

/**
 * Artifacts made since a moment: shots, the frames in their files, which were rendered and not copied, and sounds.
 */
const madeSince = async ({ db }: Database, since: Date) => {
  const rows = await db
    .selectFrom('artifacts')
    .where('created_at', '>', since)
    .select(['kind', 'facts'])
    .execute()
  const shots = rows.filter(({ kind }) => kind === 'shot')
  const frames = shots.reduce((sum, { facts }) => sum + (facts as { frames: number }).frames, 0)
  return { shots: shots.length, frames, sounds: rows.length - shots.length }
}

/** `isTimed`: slides last `seconds` each, or else as long as their narration. */
type BenchSetting = { seconds: number; settings: SettingsChange; isTimed?: boolean }

/** The whole product on services of its own, with one project in it. */
export const startProductBench = async (
  deck: readonly DeckSlide[],
  { seconds, settings, isTimed = true }: BenchSetting,
) => {
  const running = await runBenchProduct('bench')
  const url = running.product.publicUrl
  const cookie = await signIn({ publicUrl: url, user: ada })
  const client = createClient({ baseUrl: url, headers: { cookie, origin: url } })
  const database = connectDatabase({ url: running.services.env.DATABASE_URL, connections: 1 })

  const account = openCpuAccount('product', childrenOf(process.pid))

  const ask = async (languages: readonly string[] = [defaultSourceLanguage]): Promise<ListedVideo> => {
    const video = await generateIn(client, project.id, languages, mostMs)
    if (video.status !== 'completed') throw new Error(`the video ended as ${video.status}`)
    return video
  }
  const change = (body: Parameters<typeof client.call<typeof updateProject>>[1]['body']) =>
    client.call(updateProject, { params: { id: project.id }, body })

  const project = await makeProject(client, 'Bench', deck, settings)
  const lengths = (of: (index: number) => number) =>
    change({
      slideTimings: project.images.map(({ id }, index) => ({ imageId: id, manualDuration: of(index) })),
    })
  if (isTimed) await lengths(() => seconds)
  // The narration is stored by a video of another resolution that is not measured: its shots are not reused later.
  await change({
    videoSettings: { ...settings, resolution: settings.resolution === '720p' ? '1080p' : '720p' },
  })
  const stored = await ask()
  await change({ videoSettings: settings })

  return {
    /**
     * The video that stored the narration, with the times of its slides, which are the same in every video of this
     * project.
     */
    stored,
    client,
    project,
    change,
    lengths,
    /** Requests the video of the project as it is, and measures from the request to `completed`. */
    render: async (languages?: readonly string[]): Promise<ProductVideo> => {
      const since = new Date()
      const { result: video, cost } = await measureTree(
        [running.product.worker.pid],
        () => ask(languages),
        account.seconds,
      )
      const wallSeconds = (Date.parse(video.completedAt ?? '') - Date.parse(video.createdAt)) / 1000
      return { video, cost: { ...cost, wallSeconds }, ...(await madeSince(database, since)) }
    },
    /**
     * Deletes rendered shots and assembled videos, so that the next video makes everything but the narration again.
     */
    forget: async (butFor: readonly string[] = []): Promise<void> => {
      await database.db
        .deleteFrom('artifacts')
        .where('kind', 'not in', ['sentence', 'recording', ...butFor])
        .execute()
      await database.db.deleteFrom('videos').where('id', '!=', stored.id).execute()
    },
    download: (video: ListedVideo): Promise<string> => downloadVideo(client, video),
    stop: async () => {
      await database.close()
      await running.stop()
      account.close()
    },
  }
}

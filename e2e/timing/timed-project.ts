import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from '@voxdeck/contracts/client'
import { getProject } from '@voxdeck/contracts/projects/get-project'
import type { ProjectJson } from '@voxdeck/contracts/projects/project'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { framesPerSecond, leadSeconds } from '@voxdeck/core/timeline/timing'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { sessionFor } from '../product.ts'
import { makeProject } from '../video/await-video.ts'
import { makeFlatSlides } from '../video/flat-slides.ts'

export type TimedProject = {
  id: string
  cookie: string
  client: Client
  /** The project as stored on the server. */
  read: () => Promise<ProjectJson>
  /** The manual lengths in seconds; null where none is set. */
  manuals: () => Promise<(number | null)[]>
  setBars: (seconds: readonly number[]) => Promise<void>
}

/** A project of five slides with a few words each, none spoken yet. */
export const makeTimedProject = async (): Promise<TimedProject> => {
  const { cookie, client } = await sessionFor(ada)
  const slides = await makeFlatSlides(await mkdtemp(join(tmpdir(), 'voxdeck-flat-')))
  const settings = { speakingSpeed: 150, resolution: '720p', transition: 'fade' } as const
  const { id, images } = await makeProject(client, 'Timing', slides, settings)
  const read = () => client.call(getProject, { params: { id } })
  return {
    id,
    cookie,
    client,
    read,
    manuals: async () => (await read()).images.map(({ manualDuration }) => manualDuration),
    setBars: async (seconds) => {
      const slideTimings = images.map((image, index) => ({
        imageId: image.id,
        manualDuration: seconds[index] ?? null,
      }))
      await client.call(updateProject, { params: { id }, body: { slideTimings } })
    },
  }
}

/** How short each slide may become on screen: its words, as estimated, and the quarter second before them. */
export const leastSeconds = async (project: TimedProject): Promise<number[]> => {
  const { slideScripts, videoSettings } = await project.read()
  return slideScripts.map(({ wordCount }) => {
    const seconds = leadSeconds + (wordCount / videoSettings.speakingSpeed) * 60
    return Math.ceil(seconds * framesPerSecond - 1e-6) / framesPerSecond
  })
}

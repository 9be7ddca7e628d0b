import { readFile } from 'node:fs/promises'
import { reorderSlides } from '@voxdeck/contracts/slides/reorder-slides'
import { replacePicture } from '@voxdeck/contracts/slides/replace-picture'
import type { SettingsChange } from '@voxdeck/core/video-settings'
import { makeDeck } from './make-deck.ts'
import type { ProductBench } from './product-video.ts'

type EditSize = { slides: number; seconds: number; folder: string; settings: SettingsChange }

type Edit = (bench: ProductBench, size: EditSize) => Promise<void>

const middle = (slides: number): number => Math.floor(slides / 2)

/** Each change of lengths is another. */
let turn = 0

/** What a person changes between two videos. */
export const edits: Record<string, Edit> = {
  /** Another picture in the middle. */
  picture: async ({ client, project }, { slides, seconds, folder }) => {
    const [other] = await makeDeck(folder, { slides: 1, seconds, first: slides + 1 })
    const imageId = project.images[middle(slides)]?.id ?? ''
    const file = new Blob([new Uint8Array(await readFile(other?.path ?? ''))])
    await client.call(replacePicture, {
      params: { projectId: project.id, imageId },
      file,
      filename: other?.name ?? '',
      fields: {},
    })
  },
  /** Other words in the middle, which also take another time. */
  words: async ({ change, project }, { slides }) => {
    const imageId = project.images[middle(slides)]?.id ?? ''
    await change({
      slideScripts: [{ imageId, script: 'Something else is said here, and it takes its own time.' }],
    })
    await change({ slideTimings: [{ imageId, manualDuration: null }] })
  },
  /** Every slide lasts a little longer or shorter: no picture changes. */
  lengths: async ({ lengths }, { seconds }) => {
    turn++
    await lengths((index) => seconds + (((index + turn) % 7) - 3 + turn) / 10)
  },
  /** Two slides in the middle change places. */
  order: async ({ client, project }, { slides }) => {
    const ids = project.images.map(({ id }) => id)
    const at = middle(slides)
    ids.splice(at, 2, ...ids.slice(at, at + 2).toReversed())
    await client.call(reorderSlides, {
      params: { id: project.id },
      body: { slides: ids.map((imageId, orderIndex) => ({ imageId, orderIndex })) },
    })
  },
  /** One wide change: pictures are drawn anew for it, and nothing is spoken again. */
  resolution: async ({ change }, { settings }) => {
    const resolution = settings.resolution === '4k' ? '1080p' : '4k'
    await change({ videoSettings: { ...settings, resolution } })
  },
  /** Another wide one: pictures are drawn anew with the blends that leave them, all but the last. */
  transition: async ({ change }, { settings }) => {
    await change({ videoSettings: { ...settings, transition: 'slide' } })
  },
}

import { readFile } from 'node:fs/promises'
import { reorderSlides } from '@voxdeck/contracts/slides/reorder-slides'
import { replacePicture } from '@voxdeck/contracts/slides/replace-picture'
import type { SettingsChange } from '@voxdeck/core/video-settings'
import { makeDeck } from './make-deck.ts'
import type { ProductBench } from './product-video.ts'

type EditSize = { slides: number; seconds: number; folder: string; settings: SettingsChange }

type Edit = (bench: ProductBench, size: EditSize) => Promise<void>

const middle = (slides: number): number => Math.floor(slides / 2)

/** Makes each change of lengths different from the last. */
let turn = 0

/** Changes a person makes between two videos. */
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
  /** Another script in the middle, whose narration has another length. */
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
  /** A change of all slides: pictures are rendered again, and nothing is spoken again. */
  resolution: async ({ change }, { settings }) => {
    const resolution = settings.resolution === '4k' ? '1080p' : '4k'
    await change({ videoSettings: { ...settings, resolution } })
  },
  /** Another change of all slides: all pictures but the last are rendered again, with the blends that leave them. */
  transition: async ({ change }, { settings }) => {
    await change({ videoSettings: { ...settings, transition: 'slide' } })
  },
}

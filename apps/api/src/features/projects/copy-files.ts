import type { CopiedFiles } from '@voxdeck/db/projects/duplicate-project'
import type { ImageRow } from '@voxdeck/db/projects/project-rows'
import { objectKeys } from '@voxdeck/storage/object-keys'
import type { ObjectStore } from '@voxdeck/storage/object-store'
import { randomFilename } from '@voxdeck/storage/random-filename'
import { HttpProblem } from '../../http/http-problem.ts'
import { fewAtATime } from '../images/few-at-a-time.ts'

const extensionOf = (filename: string): string => filename.split('.').at(-1) ?? ''
const renamed = (filename: string): string => randomFilename(extensionOf(filename))

const namesFor = (image: ImageRow): CopiedFiles => ({
  filename: renamed(image.filename),
  thumbnailFilename: renamed(image.thumbnail_filename),
  recordingFilename: image.recording_filename && renamed(image.recording_filename),
  clipFilename: image.clip_filename && renamed(image.clip_filename),
})

type Copy = { from: string; to: string }

const copiesOf = (image: ImageRow, names: CopiedFiles): Copy[] => [
  { from: objectKeys.picture(image.filename), to: objectKeys.picture(names.filename) },
  { from: objectKeys.picture(image.thumbnail_filename), to: objectKeys.picture(names.thumbnailFilename) },
  ...(image.recording_filename && names.recordingFilename
    ? [
        {
          from: objectKeys.recording(image.recording_filename),
          to: objectKeys.recording(names.recordingFilename),
        },
      ]
    : []),
  ...(image.clip_filename && names.clipFilename
    ? [{ from: objectKeys.clip(image.clip_filename), to: objectKeys.clip(names.clipFilename) }]
    : []),
]

/** Copies the files of slides and the music inside the store, each under a name of its own; all of them, or none stays. */
export const createCopyFiles = (store: ObjectStore) => {
  const inTurn = fewAtATime(16)

  return async (images: readonly ImageRow[], music: string | null) => {
    const names = new Map(images.map((image) => [image.id, namesFor(image)]))
    const of = (image: ImageRow): CopiedFiles => names.get(image.id) ?? namesFor(image)
    const musicFilename = music && renamed(music)
    const copies = images.flatMap((image) => copiesOf(image, of(image)))
    if (music && musicFilename)
      copies.push({ from: objectKeys.music(music), to: objectKeys.music(musicFilename) })
    // A copy that cannot be taken away is nobody's: the sweep finds it.
    const remove = async () => {
      await Promise.allSettled(copies.map(({ to }) => inTurn(() => store.remove(to))))
    }
    const done = await Promise.allSettled(copies.map(({ from, to }) => inTurn(() => store.copy(from, to))))
    if (done.some(({ status }) => status === 'rejected')) {
      await remove()
      throw new HttpProblem('storage_failed')
    }
    return { of, musicFilename, remove }
  }
}

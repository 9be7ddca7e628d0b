import type { CopiedFiles } from '@voxdeck/db/slides/copied-slide'
import { ownRecording, type RecordingsByLanguage } from '@voxdeck/db/slides/recordings'
import type { StoredSlide } from '@voxdeck/db/slides/slide-rows'
import { objectKeys } from '@voxdeck/storage/object-keys'
import type { ObjectStore } from '@voxdeck/storage/object-store'
import { randomFilename } from '@voxdeck/storage/random-filename'
import { HttpProblem } from '../../http/http-problem.ts'
import { limitConcurrency } from '../../http/limit-concurrency.ts'

const extensionOf = (filename: string): string => filename.split('.').at(-1) ?? ''
const renamed = (filename: string): string => randomFilename(extensionOf(filename))

/** The recordings of a slide in every language, heard or kept. */
const recordingsOf = (recordings: RecordingsByLanguage): string[] =>
  [...recordings.values()].flatMap((own) => ownRecording(own)?.filename ?? [])

const namesFor = ({ picture, clip, recordings }: StoredSlide): CopiedFiles => ({
  pictureFilename: renamed(picture.filename),
  thumbnailFilename: renamed(picture.thumbnailFilename),
  recordingFilenames: new Map(recordingsOf(recordings).map((filename) => [filename, renamed(filename)])),
  clipFilename: clip && renamed(clip.filename),
})

type Copy = { from: string; to: string }

const copiesOf = (slide: StoredSlide, names: CopiedFiles): Copy[] => {
  const { picture, clip } = slide
  return [
    { from: objectKeys.picture(picture.filename), to: objectKeys.picture(names.pictureFilename) },
    { from: objectKeys.picture(picture.thumbnailFilename), to: objectKeys.picture(names.thumbnailFilename) },
    ...[...names.recordingFilenames].map(([from, to]) => ({
      from: objectKeys.recording(from),
      to: objectKeys.recording(to),
    })),
    ...(clip && names.clipFilename
      ? [{ from: objectKeys.clip(clip.filename), to: objectKeys.clip(names.clipFilename) }]
      : []),
  ]
}

/** Copies the slides' files and the music under new names. If one copy fails, all copies are removed. */
export const createCopyFiles = (store: ObjectStore) => {
  const inTurn = limitConcurrency(16)

  return async (slides: readonly StoredSlide[], music: string | null) => {
    const names = new Map(slides.map((slide) => [slide.id, namesFor(slide)]))
    const of = (slide: StoredSlide): CopiedFiles => names.get(slide.id) ?? namesFor(slide)
    const musicFilename = music && renamed(music)
    const copies = slides.flatMap((slide) => copiesOf(slide, of(slide)))
    if (music && musicFilename)
      copies.push({ from: objectKeys.music(music), to: objectKeys.music(musicFilename) })
    // A copy that cannot be removed stays orphaned: no row refers to it, so a sweep of the store can find it.
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

import type { Database } from '@voxdeck/db/connect'
import type { Ffmpeg } from '@voxdeck/media/run/ffmpeg'
import type { Jail } from '@voxdeck/media/run/jail'
import type { ObjectStore } from '@voxdeck/storage/object-store'
import type { ArtifactStore } from '../artifacts/artifact-store.ts'
import type { RecordingMaker } from '../artifacts/recording.ts'
import type { SentenceMaker } from '../artifacts/sentence.ts'

/** What activities work with; each takes what it needs. */
export type Dependencies = Pick<Database, 'db'> & {
  store: ObjectStore
  artifacts: ArtifactStore
  makeSentence: SentenceMaker
  makeRecording: RecordingMaker
  jail: Jail
  ffmpeg: Ffmpeg
}

import type { ToolVersions } from '@voxdeck/core/plan/tool-versions'
import type { Database } from '@voxdeck/db/connect'
import type { Ffmpeg } from '@voxdeck/media/run/ffmpeg'
import type { Jail } from '@voxdeck/media/run/jail'
import type { Voices } from '@voxdeck/speech/create-voices'
import type { Recogniser } from '@voxdeck/speech/recogniser/open-recogniser'
import type { ObjectStore } from '@voxdeck/storage/object-store'
import type { ArtifactStore } from '../artifacts/artifact-store.ts'
import type { RecordingMaker } from '../artifacts/make-recording.ts'
import type { SentenceMaker } from '../artifacts/make-sentence.ts'
import type { RecogniseRecording } from '../artifacts/recognise-recording.ts'

/** Dependencies of all activities; each uses what it needs. */
export type Dependencies = Pick<Database, 'db'> & {
  store: ObjectStore
  artifacts: ArtifactStore
  voices: Voices
  versions: ToolVersions
  makeSentence: SentenceMaker
  makeRecording: RecordingMaker
  /** Both are null when no recogniser is installed. */
  recogniser: Recogniser | null
  recogniseRecording: RecogniseRecording | null
  jail: Jail
  ffmpeg: Ffmpeg
}

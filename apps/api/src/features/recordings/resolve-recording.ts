import type { StoredRecording } from '@voxdeck/db/slides/recordings'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { recordingUrl } from '../../presenters/recording-url.ts'
import { readDataUrl } from './read-data-url.ts'
import { storeRecording } from './store-recording.ts'

type RecordingChange = StoredRecording | { broughtBack: string } | null | undefined

/**
 * Reads `audioRecording` of a request: undefined leaves the recording as it is, null removes it, a data URL
 * is stored as a new one, and the address of an earlier recording of the slide brings that one back.
 */
export const createResolveRecording = (
  dependencies: Pick<Dependencies, 'db' | 'store' | 'workflows'>,
  accountId: string,
) => {
  return async (
    current: StoredRecording | null,
    sent: string | null | undefined,
  ): Promise<RecordingChange> => {
    if (sent === undefined || sent === null) return sent
    if (sent.startsWith('data:')) return storeRecording(dependencies, readDataUrl(sent), accountId)
    if (current && sent === recordingUrl(current.filename)) return undefined
    const filename = sent.split('/').at(-1) ?? ''
    if (sent !== recordingUrl(filename)) throw new HttpProblem('not_found')
    return { broughtBack: filename }
  }
}

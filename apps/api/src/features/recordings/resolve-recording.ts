import type { StoredRecording } from '@voxdeck/db/images/recordings'
import type { ImageRow } from '@voxdeck/db/projects/project-rows'
import type { Dependencies } from '../../dependencies.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { keepRecording } from './keep-recording.ts'
import { readDataUrl } from './read-data-url.ts'

export const recordingAddress = (filename: string): string => `/api/recordings/${filename}`

export type MeantRecording = StoredRecording | null | undefined

/**
 * What a slide's audioRecording in a request means: nothing new (undefined), none any more (null), or a new one. Another
 * slide's address is not for this one, whoever may hear it.
 */
export const createResolveRecording = (
  dependencies: Pick<Dependencies, 'db' | 'store' | 'workflows'>,
  accountId: string,
) => {
  return async (
    image: Pick<ImageRow, 'recording_filename'>,
    sent: string | null | undefined,
  ): Promise<MeantRecording> => {
    if (sent === undefined || sent === null) return sent
    if (sent.startsWith('data:')) return keepRecording(dependencies, readDataUrl(sent), accountId)
    const own = image.recording_filename
    if (own === null || sent !== recordingAddress(own)) throw new HttpProblem('not_found')
    return undefined
  }
}

import type { Answer } from '../client.ts'
import type { Clip } from '../slides/read-slide.ts'
import type { importClip } from './import-clip.ts'

export const readImportedClip = (json: Answer<typeof importClip>): Pick<Clip, 'address' | 'name'> => ({
  address: json.videoUrl,
  name: json.videoFilename,
})

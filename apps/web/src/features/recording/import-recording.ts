import { importRecording as contract } from '@voxdeck/contracts/recordings/import-recording'
import { client } from '@/session/client.ts'

/** Resolves when the server has checked and stored the recording. */
export const importRecording = async ({
  slideId,
  sound,
}: {
  slideId: string
  sound: Blob
}): Promise<void> => {
  const filename = sound.type.includes('mp4') ? 'recording.m4a' : 'recording.webm'
  await client.call(contract, { file: sound, filename, fields: { slideId } })
}

import { importRecording } from '@voxdeck/contracts/recordings/import-recording'
import { client } from '@/session/client.ts'

/** The server answers once the recording is checked and kept. */
export const sendRecording = async ({ slideId, sound }: { slideId: string; sound: Blob }): Promise<void> => {
  const filename = sound.type.includes('mp4') ? 'recording.m4a' : 'recording.webm'
  await client.call(importRecording, { file: sound, filename, fields: { slideId } })
}

import { sendUpload } from '@/project/queries/send-upload.ts'

/** Resolves when the server has checked and stored the recording. */
export const importRecording = async ({
  slideId,
  language,
  sound,
}: {
  slideId: string
  /** A translation's; without it the recording is of the source language. */
  language?: string
  sound: Blob
}): Promise<void> => {
  const filename = sound.type.includes('mp4') ? 'recording.m4a' : 'recording.webm'
  // 'audio/webm;codecs=opus' → 'audio/webm'
  const [filetype = ''] = sound.type.split(';')
  await sendUpload({
    file: sound,
    metadata: { kind: 'recording', slideId, ...(language ? { language } : {}), filename, filetype },
    onProgress: () => undefined,
    signal: new AbortController().signal,
  })
}

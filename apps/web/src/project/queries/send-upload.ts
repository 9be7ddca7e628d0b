import type { SendUpload } from './upload-file.ts'

/**
 * Uploads a file, which goes on where it was after its connection broke, and waits until the server has imported it.
 * Resolves with its name.
 */
export const sendUpload = async (sending: SendUpload): Promise<string> => {
  const { uploadFile } = await import('./upload-file.ts')
  return uploadFile(sending)
}

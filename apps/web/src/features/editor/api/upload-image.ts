import { ApiError, addressOf } from '@voxdeck/contracts/client'
import type { Image } from '@voxdeck/contracts/images/image'
import { uploadImage } from '@voxdeck/contracts/images/upload-image'

type Upload = {
  projectId: string
  file: File
  /** From 0 to 1, of the bytes sent. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** The contract's uploadImage over XMLHttpRequest: fetch does not tell how much of a body has been sent. */
export const sendImage = ({ projectId, file, onProgress, signal }: Upload): Promise<Image> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const form = new FormData()
    form.set(uploadImage.form.file, file, file.name)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const { status, responseText, statusText } = request
      if (status !== uploadImage.success.status)
        return reject(new ApiError(status, responseText || statusText))
      const image = uploadImage.success.body.safeParse(JSON.parse(responseText))
      return image.success ? resolve(image.data) : reject(image.error)
    }
    request.onerror = () => reject(new ApiError(0, 'network'))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort())
    request.open(uploadImage.method, addressOf(uploadImage.path, { params: { id: projectId } }))
    request.send(form)
  })

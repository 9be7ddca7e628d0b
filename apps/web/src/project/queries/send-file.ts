import { ApiError } from '@voxdeck/contracts/client'

/** The part of a contract that an upload needs. */
type FileOperation<Answer> = {
  method: string
  form: { file: string }
  success: {
    status: number
    body: {
      safeParse: (answer: unknown) => { success: true; data: Answer } | { success: false; error: Error }
    }
  }
}

export type Sending = {
  file: File
  /** Uploaded share, from 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

type SendFile = Sending & { address: string; fields?: Record<string, string> }

/** Sends a contract's form by XMLHttpRequest, since fetch reports no upload progress. */
export const sendFile = <Answer>(
  { method, form, success }: FileOperation<Answer>,
  { address, file, fields = {}, onProgress, signal }: SendFile,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    body.set(form.file, file, file.name)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const { status, responseText, statusText } = request
      if (status !== success.status) return reject(new ApiError(status, responseText || statusText))
      const answer = success.body.safeParse(JSON.parse(responseText))
      return answer.success ? resolve(answer.data) : reject(answer.error)
    }
    request.onerror = () => reject(new ApiError(0, 'network'))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort())
    request.open(method, address)
    request.send(body)
  })

import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { uploadsPath } from '@voxdeck/contracts/uploads/uploads-path'
import type { HarmedProduct } from './start-harmed-product.ts'

const attempts = 30

const encode = (metadata: Record<string, string>): string =>
  Object.entries(metadata)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',')

/** Uploads a clip for the slide as the page does: what fails is repeated from where it was. Returns the job's id. */
export const uploadClip = async (
  { publicUrl, headers }: HarmedProduct,
  { slideId, path }: { slideId: string; path: string },
): Promise<string | null> => {
  const bytes = await readFile(path)
  const send = async (
    method: string,
    url: string,
    more: Record<string, string>,
    body?: Uint8Array<ArrayBuffer>,
  ) => {
    const response = await fetch(new URL(url, publicUrl), {
      method,
      headers: { ...headers, 'tus-resumable': '1.0.0', ...more },
      signal: AbortSignal.timeout(10_000),
      ...(body ? { body } : {}),
    })
    if (!response.ok) throw new Error(`${method} answered ${response.status}`)
    return response.headers
  }
  const create = () =>
    send('POST', uploadsPath, {
      'upload-length': String(bytes.length),
      'upload-metadata': encode({ kind: 'clip', slideId, filename: 'clip.mp4', filetype: 'video/mp4' }),
    })
  let location: string | null = null
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    try {
      location ??= (await create()).get('location')
      const offset = Number((await send('HEAD', location ?? '', {})).get('upload-offset'))
      if (offset < bytes.length)
        await send(
          'PATCH',
          location ?? '',
          { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
          new Uint8Array(bytes.subarray(offset)),
        )
      return location?.split('/').at(-1) ?? null
    } catch {
      await sleep(500)
    }
  }
  return null
}

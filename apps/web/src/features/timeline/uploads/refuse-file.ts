import { pictureLimits } from '@voxdeck/core/pictures/picture-limits'
import { looksLikeHeic } from '@voxdeck/core/pictures/sniff-picture-type'

export type Refusal = 'no_picture' | 'picture_heic' | 'picture_too_large'

/** Bytes that identify the file type. */
const headBytes = 16

const headOf = async (file: File): Promise<Uint8Array> => {
  try {
    return new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
  } catch {
    // The file was moved since it was chosen; the upload will fail and say so.
    return new Uint8Array()
  }
}

/** Most browsers have no MIME type for HEIC, and files get renamed: check name and bytes too. */
const isHeic = async (file: File): Promise<boolean> =>
  /^image\/hei[cf]/i.test(file.type) || /\.hei[cf]s?$/i.test(file.name) || looksLikeHeic(await headOf(file))

/**
 * The error code of a file rejected before the upload; null when it may be sent. The server checks the
 * content.
 */
export const refuseFile = async (file: File): Promise<Refusal | null> => {
  if (await isHeic(file)) return 'picture_heic'
  if (!file.type.startsWith('image/')) return 'no_picture'
  return file.size > pictureLimits.bytes ? 'picture_too_large' : null
}

import { pictureLimits } from '@voxdeck/core/pictures/picture-limits'
import { looksLikeHeic } from '@voxdeck/core/pictures/sniff-picture-type'

export type Refusal = 'no_picture' | 'picture_heic' | 'picture_too_large'

/** The letters that tell what a file is. */
const headBytes = 16

const headOf = async (file: File): Promise<Uint8Array> => {
  try {
    return new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
  } catch {
    // Moved away since it was chosen: sending it will say so.
    return new Uint8Array()
  }
}

/** Most browsers have no type for a phone's photos, and people rename them: name and bytes are asked as well. */
const isHeic = async (file: File): Promise<boolean> =>
  /^image\/hei[cf]/i.test(file.type) || /\.hei[cf]s?$/i.test(file.name) || looksLikeHeic(await headOf(file))

/** Why a chosen file is not sent at all; null when it is. The server looks more closely. */
export const refuseFile = async (file: File): Promise<Refusal | null> => {
  if (await isHeic(file)) return 'picture_heic'
  if (!file.type.startsWith('image/')) return 'no_picture'
  return file.size > pictureLimits.bytes ? 'picture_too_large' : null
}

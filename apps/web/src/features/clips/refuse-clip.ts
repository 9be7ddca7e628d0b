import { clipLimits } from '@voxdeck/contracts/clips/import-clip'

/**
 * The error code of a file rejected before the upload; null when it may be sent. The server checks the
 * content.
 */
export const refuseClip = ({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>) => {
  if (type !== clipLimits.type || !name.endsWith(clipLimits.extension)) return 'clip_type'
  return size > clipLimits.bytes ? 'clip_too_large' : null
}

import { clipLimits } from '@voxdeck/contracts/clips/import-clip'

/** Why a chosen file is not sent at all; null when it is. The server looks more closely. */
export const refuseClip = ({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>) => {
  if (type !== clipLimits.type || !name.endsWith(clipLimits.extension)) return 'clip_type'
  return size > clipLimits.bytes ? 'clip_too_large' : null
}

import { type FrameShape, frameSize } from '@voxdeck/core/video-settings'

/** A white picture in the shape of the video's frame. */
export const blankPicture = async (shape: FrameShape, name: string): Promise<File> => {
  const { width, height } = frameSize('1080p', shape)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('no canvas')
  brush.fillStyle = '#ffffff'
  brush.fillRect(0, 0, width, height)
  const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!bytes) throw new Error('no picture')
  return new File([bytes], name, { type: 'image/png' })
}

import { type PictureType, pictureLimits } from '@voxdeck/core/pictures/picture-limits'
import { looksLikeHeic, sniffPictureType } from '@voxdeck/core/pictures/sniff-picture-type'
import sharp, { type Sharp } from 'sharp'
import { HttpProblem } from '../../http/http-problem.ts'

// Allow only the decoders of accepted types; sharp would also open SVG, TIFF and more.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadWebpBuffer',
  ],
})

export type ProcessedPicture = {
  bytes: Buffer
  contentType: string
  extension: string
  width: number
  height: number
  thumbnail: Buffer
}

// Bounded in both directions: WebP has at most 16,383 pixels a side, and a picture may be very tall.
const thumbnailSize = { width: 640, height: 1280, fit: 'inside', withoutEnlargement: true } as const

/** Lossless pictures stay lossless; lossy ones are re-encoded without visible loss. */
const encodings: Record<PictureType, { extension: string; encode: (picture: Sharp) => Sharp }> = {
  'image/jpeg': {
    extension: 'jpg',
    encode: (picture) => picture.jpeg({ quality: 94, chromaSubsampling: '4:4:4' }),
  },
  'image/png': { extension: 'png', encode: (picture) => picture.png({ compressionLevel: 6 }) },
  'image/gif': { extension: 'png', encode: (picture) => picture.png({ compressionLevel: 6 }) },
  'image/webp': {
    extension: 'webp',
    encode: (picture) => picture.webp({ quality: 94, smartSubsample: true }),
  },
}

const contentTypes: Record<string, string> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' }

/**
 * Decodes untrusted bytes once, within limits, and re-encodes the picture: upright, sRGB, opaque, one frame,
 * without metadata.
 */
export const processPicture = async (bytes: Buffer): Promise<ProcessedPicture> => {
  if (bytes.length > pictureLimits.bytes) throw new HttpProblem('picture_too_large')
  const type = sniffPictureType(bytes)
  if (!type) throw new HttpProblem(looksLikeHeic(bytes) ? 'picture_heic' : 'picture_type')
  const { extension, encode } = encodings[type]
  try {
    const upright = sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'error', pages: 1 })
      .autoOrient()
      .toColourspace('srgb')
      .flatten({ background: '#ffffff' })
    const picture = await encode(upright).toBuffer({ resolveWithObject: true })
    const thumbnail = await sharp(picture.data).resize(thumbnailSize).webp({ quality: 80 }).toBuffer()
    return {
      bytes: picture.data,
      contentType: contentTypes[extension] ?? 'application/octet-stream',
      extension,
      width: picture.info.width,
      height: picture.info.height,
      thumbnail,
    }
  } catch (error) {
    if (/pixel limit/i.test((error as Error).message)) throw new HttpProblem('picture_too_many_pixels')
    throw new HttpProblem('picture_unreadable')
  }
}

import { pictureLimits } from '@voxdeck/core/pictures/picture-limits'

/** The kind of an input decides what ffmpeg may do with it. The kind is required, so every input has a whitelist. */
export const inputKinds = {
  picture: {
    formats: ['png_pipe', 'jpeg_pipe', 'webp_pipe'],
    codecs: ['png', 'mjpeg', 'webp'],
    // Decoders round sides up before they check the limit.
    maxPixels: pictureLimits.pixels * 1.25,
  },
  'own-video': { formats: ['mov'], codecs: ['h264', 'aac'], maxPixels: 8192 * 4320 },
  'own-audio': {
    formats: ['mov', 'wav', 'f32le', 's16le'],
    codecs: ['aac', 'pcm_f32le', 'pcm_s16le'],
    maxPixels: null,
  },
  'own-recording': { formats: ['flac'], codecs: ['flac'], maxPixels: null },
  'user-audio': {
    formats: ['matroska', 'webm', 'ogg', 'mov', 'wav', 'mp3', 'aac'],
    codecs: [
      'opus',
      'libopus',
      'vorbis',
      'aac',
      'mp3float',
      'mp3',
      'pcm_s16le',
      'pcm_s24le',
      'pcm_s32le',
      'pcm_u8',
      'pcm_f32le',
    ],
    maxPixels: null,
  },
  'user-music': {
    formats: ['mp3', 'mov', 'wav', 'ogg', 'flac'],
    codecs: [
      'mp3float',
      'mp3',
      'aac',
      'alac',
      'flac',
      'vorbis',
      'opus',
      'libopus',
      'pcm_s16le',
      'pcm_s24le',
      'pcm_s32le',
      'pcm_u8',
      'pcm_f32le',
    ],
    maxPixels: null,
  },
  'user-video': {
    formats: ['mov'],
    // Decoders, not codecs: one codec can have several decoders, and the list is matched by their names.
    codecs: ['h264', 'hevc', 'av1', 'libdav1d', 'vp9', 'mpeg4', 'aac', 'mp3float', 'mp3', 'opus'],
    maxPixels: 8192 * 4320,
  },
} as const

export type InputKind = keyof typeof inputKinds

/** Goes before each -i. A protocol list alone lets a playlist renamed .mp4 read other files: all three are needed. */
export const whitelistArgs = (kind: InputKind): string[] => {
  const { formats, codecs, maxPixels } = inputKinds[kind]
  return [
    '-protocol_whitelist',
    'file,pipe',
    '-format_whitelist',
    formats.join(','),
    '-codec_whitelist',
    codecs.join(','),
    ...(maxPixels === null ? [] : ['-max_pixels', String(maxPixels)]),
  ]
}

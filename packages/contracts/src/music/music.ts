import { musicVolumeNames } from '@voxdeck/core/music'
import { z } from 'zod'

export const musicLimits = {
  bytes: 50 * 1024 * 1024,
  extensions: ['.mp3', '.m4a', '.wav', '.ogg', '.flac'],
} as const

export const musicVolumeSchema = z.enum(musicVolumeNames)

/** One piece of music that plays under a project's videos. */
export const musicSchema = z.object({ name: z.string(), seconds: z.number(), volume: musicVolumeSchema })

export type Music = z.infer<typeof musicSchema>

const MiB = 1024 * 1024

export const pictureLimits = { bytes: 10 * MiB, pixels: 50_000_000, slidesPerProject: 500 } as const

/** What a browser may send, and the only decoders the server has switched on. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const
export type PictureType = (typeof pictureTypes)[number]

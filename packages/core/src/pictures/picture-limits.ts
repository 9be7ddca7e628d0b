const MiB = 1024 * 1024

export const pictureLimits = { bytes: 10 * MiB, pixels: 50_000_000, slidesPerProject: 500 } as const

/** The types a browser may upload, and the only decoders enabled on the server. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const
export type PictureType = (typeof pictureTypes)[number]

/** How loud a project's music is, and its levels in LUFS: where nobody speaks, and under words. */
export const musicVolumes = {
  quiet: { alone: -30, underWords: -42 },
  medium: { alone: -24, underWords: -36 },
  loud: { alone: -18, underWords: -30 },
} as const

export type MusicVolume = keyof typeof musicVolumes

export const musicVolumeNames = Object.keys(musicVolumes) as [MusicVolume, ...MusicVolume[]]

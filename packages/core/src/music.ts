/** Volumes of a project's music, with their levels in LUFS: where nobody speaks, and under narration. */
export const musicVolumes = {
  quiet: { alone: -30, underWords: -42 },
  medium: { alone: -24, underWords: -36 },
  loud: { alone: -18, underWords: -30 },
} as const

export type MusicVolume = keyof typeof musicVolumes

export const musicVolumeNames = Object.keys(musicVolumes) as [MusicVolume, ...MusicVolume[]]

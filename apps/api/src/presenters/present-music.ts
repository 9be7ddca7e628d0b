import type { Music } from '@voxdeck/contracts/music/music'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import type { ProjectRow } from '@voxdeck/db/projects/project-rows'

export const presentMusic = ({
  music_name: name,
  music_samples: samples,
  music_volume: volume,
}: Pick<ProjectRow, 'music_name' | 'music_samples' | 'music_volume'>): Music | null =>
  name !== null && samples !== null ? { name, seconds: samples / sampleRate, volume } : null

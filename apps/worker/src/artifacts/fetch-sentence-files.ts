import type { Scratch } from '@voxdeck/media/run/scratch'
import type { Placement } from '@voxdeck/media/track/track-pcm'
import type { ObjectStore } from '@voxdeck/storage/object-store'
import type { PlacedSentence } from '@voxdeck/video/layout/laid-out-plan'
import { fetchArtifacts } from './fetch-artifacts.ts'

/** Downloads placed sentences into the scratch folder: the stretched artifact if there is one, or the original. */
export const fetchSentenceFiles = async (
  store: ObjectStore,
  scratch: Scratch,
  placed: readonly PlacedSentence[],
): Promise<Placement[]> => {
  const fetch = (of: readonly PlacedSentence[], kind: string) =>
    fetchArtifacts(
      store,
      scratch,
      kind,
      of.map(({ key }) => key),
    )
  const spoken = await fetch(
    placed.filter(({ from }) => !from),
    'sentence',
  )
  const stretched = await fetch(
    placed.filter(({ from }) => from),
    'stretched',
  )
  return placed.map(({ startSample, key, from }) => ({
    startSample,
    file: from ? stretched(key) : spoken(key),
  }))
}

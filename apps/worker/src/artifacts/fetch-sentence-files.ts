import type { Scratch } from '@voxdeck/media/run/scratch'
import type { Placement } from '@voxdeck/media/track/track-pcm'
import type { PlacedSentence } from '@voxdeck/video/layout/laid-out-plan'
import type { ArtifactStore } from './artifact-store.ts'

/** Downloads placed sentences into the scratch folder: the stretched artifact if there is one, or the original. */
export const fetchSentenceFiles = async (
  artifacts: ArtifactStore,
  scratch: Scratch,
  placed: readonly PlacedSentence[],
): Promise<Placement[]> => {
  const fetch = (of: readonly PlacedSentence[], kind: string) =>
    artifacts.fetch(
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

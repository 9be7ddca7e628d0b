import type { Scratch } from '@voxdeck/media/run/scratch'
import type { Placement } from '@voxdeck/media/track/track-pcm'
import type { ObjectStore } from '@voxdeck/storage/object-store'
import { fetchArtifacts } from './fetch-artifacts.ts'
import type { PlacedSentence } from './laid-out-plan.ts'

/** Brings placed speech into the scratch. */
export const fetchPlaced = async (
  store: ObjectStore,
  scratch: Scratch,
  placed: readonly PlacedSentence[],
): Promise<Placement[]> => {
  const pathOf = await fetchArtifacts(
    store,
    scratch,
    'sentence',
    placed.map(({ key }) => key),
  )
  return placed.map(({ startSample, key }) => ({ startSample, file: pathOf(key) }))
}

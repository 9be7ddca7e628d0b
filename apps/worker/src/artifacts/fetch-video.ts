import { type Plan, videoLanguage } from '@voxdeck/core/plan/plan'
import { framesPerSecond } from '@voxdeck/core/timeline/timing'
import type { Scratch } from '@voxdeck/media/run/scratch'
import { trackLanguage, type VideoTracks } from '@voxdeck/media/video/video-tracks'
import type { ObjectStore } from '@voxdeck/storage/object-store'
import type { LaidOutPlan } from '@voxdeck/video/layout/laid-out-plan'
import { chaptersIn } from '@voxdeck/video/layout/video-texts'
import { fetchArtifacts } from './fetch-artifacts.ts'
import { fetchTrackFiles } from './fetch-track-files.ts'

const fetchShots = async (store: ObjectStore, scratch: Scratch, { layout, shotKeys }: LaidOutPlan) => {
  const pathOf = await fetchArtifacts(store, scratch, 'shot', shotKeys)
  return layout.shots.map(({ kind, frames }, index) => ({
    kind,
    frames,
    file: pathOf(shotKeys[index] ?? ''),
  }))
}

/** Downloads all artifacts of a video into the scratch folder. */
export const fetchVideo = async (
  store: ObjectStore,
  scratch: Scratch,
  plan: Plan,
  laidOut: LaidOutPlan,
): Promise<VideoTracks> => {
  const voices: VideoTracks['voices'][number][] = []
  for (const code of plan.languages)
    voices.push({
      language: trackLanguage(code),
      ...(await fetchTrackFiles(store, scratch, plan, laidOut, code)),
    })
  return {
    shots: await fetchShots(store, scratch, laidOut),
    framesPerSecond,
    voices,
    captions: plan.languages.flatMap((code) => {
      const cues = laidOut.captions[code] ?? []
      return cues.length > 0 ? [{ language: trackLanguage(code), cues }] : []
    }),
    chapters: chaptersIn(plan, laidOut, videoLanguage(plan)),
  }
}

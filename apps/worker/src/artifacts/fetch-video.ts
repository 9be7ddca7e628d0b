import { captionLanguages, type Plan, videoLanguage } from '@voxdeck/core/plan/plan'
import { framesPerSecond } from '@voxdeck/core/timeline/timing'
import type { Scratch } from '@voxdeck/media/run/scratch'
import { trackLanguage, type VideoTracks } from '@voxdeck/media/video/video-tracks'
import type { LaidOutPlan } from '@voxdeck/video/layout/laid-out-plan'
import { chaptersIn } from '@voxdeck/video/layout/video-texts'
import type { ArtifactStore } from './artifact-store.ts'
import { fetchTrackFiles } from './fetch-track-files.ts'

const fetchShots = async (artifacts: ArtifactStore, scratch: Scratch, { layout, shotKeys }: LaidOutPlan) => {
  const pathOf = await artifacts.fetch(scratch, 'shot', shotKeys)
  return layout.shots.map(({ kind, frames }, index) => ({
    kind,
    frames,
    file: pathOf(shotKeys[index] ?? ''),
  }))
}

/** Downloads all artifacts of a video into the scratch folder. */
export const fetchVideo = async (
  artifacts: ArtifactStore,
  scratch: Scratch,
  plan: Plan,
  laidOut: LaidOutPlan,
): Promise<VideoTracks> => {
  const voices: VideoTracks['voices'][number][] = []
  for (const code of plan.languages)
    voices.push({
      language: trackLanguage(code),
      ...(await fetchTrackFiles(artifacts, scratch, plan, laidOut, code)),
    })
  return {
    shots: await fetchShots(artifacts, scratch, laidOut),
    framesPerSecond,
    voices,
    captions: captionLanguages(plan).flatMap((code) => {
      const cues = laidOut.captions[code] ?? []
      return cues.length > 0 ? [{ language: trackLanguage(code), cues }] : []
    }),
    chapters: chaptersIn(plan, laidOut, videoLanguage(plan)),
  }
}

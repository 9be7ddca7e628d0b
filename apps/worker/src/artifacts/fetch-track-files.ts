import type { Plan } from '@voxdeck/core/plan/plan'
import { samplesPerFrame } from '@voxdeck/core/timeline/timing'
import type { Scratch } from '@voxdeck/media/run/scratch'
import { packetAt, soundOf, wholeSound } from '@voxdeck/media/track/packet-grid'
import type { VideoSounds } from '@voxdeck/media/video/video-parts'
import type { LaidOutPlan } from '@voxdeck/video/layout/laid-out-plan'
import { mixedTrackKey } from '@voxdeck/video/tracks/mixed-track'
import { silence, slideTrackKey, slideTracks } from '@voxdeck/video/tracks/slide-tracks'
import type { ArtifactStore } from './artifact-store.ts'

/** Downloads a language's encoded tracks into the scratch folder, each with its position in the video. */
export const fetchTrackFiles = async (
  artifacts: ArtifactStore,
  scratch: Scratch,
  { toolchain, salt, music }: Plan,
  laidOut: LaidOutPlan,
  language: string,
): Promise<VideoSounds> => {
  if (music) {
    const key = mixedTrackKey({ plan: { toolchain, salt, music }, laidOut, language })
    const file = (await artifacts.fetch(scratch, 'track', [key]))(key)
    return { sounds: [wholeSound(file, laidOut.layout.frames * samplesPerFrame)], silence: file }
  }
  const { tracks, channels } = slideTracks(laidOut, language)
  const quiet = slideTrackKey(toolchain.sound, silence, channels)
  const keys = tracks.map((track) => slideTrackKey(toolchain.sound, track, channels))
  const pathOf = await artifacts.fetch(scratch, 'slide-track', [quiet, ...keys])
  const sounds = tracks.map(({ startFrame, span }, index) =>
    soundOf(pathOf(keys[index] ?? ''), span, packetAt(startFrame)),
  )
  return { sounds, silence: pathOf(quiet) }
}

import type { Plan } from '@voxdeck/core/plan/plan'
import { samplesPerFrame } from '@voxdeck/core/timeline/timing'
import type { Channels } from '@voxdeck/media/args/sound/encode-track'
import type { Ffmpeg } from '@voxdeck/media/run/ffmpeg'
import type { Jail } from '@voxdeck/media/run/jail'
import type { Scratch } from '@voxdeck/media/run/scratch'
import { createWriteSlideTracks, slidesAtOnce } from '@voxdeck/media/track/write-slide-tracks'
import type { ObjectStore } from '@voxdeck/storage/object-store'
import { type SlideTrack, slideTrackKey } from '@voxdeck/video/tracks/slide-tracks'
import type { ArtifactStore } from './artifact-store.ts'
import { fetchSentenceFiles } from './fetch-sentence-files.ts'
import { createSlideAudioMixer } from './mix-slide-audio.ts'

type Dependencies = { artifacts: ArtifactStore; store: ObjectStore; jail: Jail; ffmpeg: Ffmpeg }

type Wanted = Omit<SlideTrack, 'startFrame'>

type Speech = Pick<Plan, 'toolchain' | 'salt'>

export type SlideTracksRequest = { plan: Speech; tracks: readonly Wanted[]; channels: Channels }

/** Encodes the slides' missing tracks, a dozen with each run of ffmpeg, and returns how many were missing. */
export const createSlideTrackMaker = ({ artifacts, store, jail, ffmpeg }: Dependencies) => {
  const makeSlideSound = createSlideAudioMixer({ artifacts, store, jail, ffmpeg })
  const writeSlideTracks = createWriteSlideTracks({ ffmpeg })

  const placementsOf = async (scratch: Scratch, plan: Speech, track: Wanted, signal: AbortSignal) => {
    if (!track.sound) return { placements: await fetchSentenceFiles(artifacts, scratch, track.placed) }
    const key = await makeSlideSound(plan, track.sound, signal)
    const pathOf = await artifacts.fetch(scratch, 'slide-sound', [key])
    const file = { startSample: 0, file: pathOf(key), channels: 2 as const }
    return { placements: [file], leastSamples: track.sound.frames * samplesPerFrame }
  }

  return async ({ plan, tracks, channels }: SlideTracksRequest, signal: AbortSignal): Promise<number> => {
    const { toolchain, salt } = plan
    const wanted = new Map(tracks.map((track) => [slideTrackKey(toolchain.sound, track, channels), track]))
    const missing = await artifacts.missing('slide-track', [...wanted.keys()])
    for (let from = 0; from < missing.length; from += slidesAtOnce) {
      signal.throwIfAborted()
      await using scratch = await jail.scratch()
      const batch = []
      for (const key of missing.slice(from, from + slidesAtOnce)) {
        const track = wanted.get(key)
        if (!track) continue
        const placed = await placementsOf(scratch, plan, track, signal)
        batch.push({ key, slide: { ...placed, span: track.span, output: scratch.file(`${key}.m4a`) } })
      }
      const slides = batch.map(({ slide }) => slide)
      await writeSlideTracks({ slides, channels, scratch, signal })
      await artifacts.keepAll(
        batch.map(({ key, slide: { output } }) => ({
          kind: 'slide-track',
          key,
          salt,
          path: output.path,
          contentType: 'audio/mp4',
          facts: {},
        })),
      )
    }
    return missing.length
  }
}

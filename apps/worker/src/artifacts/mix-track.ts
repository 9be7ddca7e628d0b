import { samplesPerFrame } from '@voxdeck/core/timeline/timing'
import { createWriteMixedTrack } from '@voxdeck/media/music/write-mixed-track'
import type { Ffmpeg } from '@voxdeck/media/run/ffmpeg'
import type { Jail } from '@voxdeck/media/run/jail'
import type { Scratch } from '@voxdeck/media/run/scratch'
import { ObjectMissing, type ObjectStore } from '@voxdeck/storage/object-store'
import { duckingSpans, type MixedTrack, mixedTrackKey } from '@voxdeck/video/tracks/mixed-track'
import { type SlideTrack, slideTracks } from '@voxdeck/video/tracks/slide-tracks'
import type { ArtifactStore } from './artifact-store.ts'
import { fetchSentenceFiles } from './fetch-sentence-files.ts'
import { createSlideAudioMixer } from './mix-slide-audio.ts'

type Dependencies = { artifacts: ArtifactStore; store: ObjectStore; jail: Jail; ffmpeg: Ffmpeg }

class MusicLost extends Error {
  readonly code = 'music_unreadable'
}

export const createTrackMixer = ({ artifacts, store, jail, ffmpeg }: Dependencies) => {
  const makeSlideSound = createSlideAudioMixer({ artifacts, store, jail, ffmpeg })
  const writeMixedTrack = createWriteMixedTrack({ ffmpeg })

  const placementsOf = async (
    scratch: Scratch,
    plan: MixedTrack['plan'],
    { startFrame, placed, sound }: SlideTrack,
    signal: AbortSignal,
  ) => {
    const start = startFrame * samplesPerFrame
    if (!sound)
      return (await fetchSentenceFiles(artifacts, scratch, placed)).map((placement) => ({
        ...placement,
        startSample: start + placement.startSample,
      }))
    const key = await makeSlideSound(plan, sound, signal)
    const pathOf = await artifacts.fetch(scratch, 'slide-sound', [key])
    return [{ startSample: start, file: pathOf(key), channels: 2 as const }]
  }

  return async (mixed: MixedTrack, signal: AbortSignal): Promise<boolean> => {
    const { plan, laidOut, language } = mixed
    await using scratch = await jail.scratch()
    const id = { kind: 'track', key: mixedTrackKey(mixed), salt: plan.salt }
    const { reused } = await artifacts.obtain(id, async () => {
      const file = scratch.file('music.flac')
      await store.getFile(plan.music.object, file.path).catch((error: unknown) => {
        throw error instanceof ObjectMissing ? new MusicLost(error.message, { cause: error }) : error
      })
      const { tracks } = slideTracks(laidOut, language)
      const placements = []
      for (const track of tracks) placements.push(...(await placementsOf(scratch, plan, track, signal)))
      const output = scratch.file('track.m4a')
      await writeMixedTrack({
        totalSamples: laidOut.layout.frames * samplesPerFrame,
        placements,
        spans: tracks.flatMap(duckingSpans),
        music: { file, lufs: plan.music.lufs, volume: plan.music.volume },
        output,
        scratch,
        signal,
      })
      return { path: output.path, contentType: 'audio/mp4', facts: {} }
    })
    return reused
  }
}

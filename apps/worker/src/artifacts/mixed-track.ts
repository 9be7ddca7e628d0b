import { musicVolumes } from '@voxdeck/core/music'
import type { Plan, PlannedMusic } from '@voxdeck/core/plan/plan'
import { samplesPerFrame } from '@voxdeck/core/timeline/timing'
import { encodeMixedTrack } from '@voxdeck/media/args/encode-track'
import { ducking, type Span } from '@voxdeck/media/music/ducking'
import { createWriteMixedTrack } from '@voxdeck/media/music/write-mixed-track'
import type { Ffmpeg } from '@voxdeck/media/run/ffmpeg'
import { ffmpegArgs } from '@voxdeck/media/run/ffmpeg-command'
import type { Jail } from '@voxdeck/media/run/jail'
import type { Scratch } from '@voxdeck/media/run/scratch'
import { hashValue } from '@voxdeck/storage/content-hash'
import { ObjectMissing, type ObjectStore } from '@voxdeck/storage/object-store'
import type { ArtifactStore } from './artifact-store.ts'
import { fetchArtifacts } from './fetch-artifacts.ts'
import { fetchSentenceFiles } from './fetch-sentence-files.ts'
import type { LaidOutPlan } from './laid-out-plan.ts'
import { createSlideAudioMixer, mixedSlideAudioKey } from './mixed-slide-audio.ts'
import { type SlideTrack, slideTracks } from './plan-slide-tracks.ts'

type Dependencies = { artifacts: ArtifactStore; store: ObjectStore; jail: Jail; ffmpeg: Ffmpeg }

export type MixedTrack = {
  plan: Pick<Plan, 'toolchain'> & { music: PlannedMusic }
  laidOut: LaidOutPlan
  language: string
}

class MusicLost extends Error {
  readonly code = 'music_unreadable'
}

const nameless = { path: 'file', inside: 'file' }

/** Hash of all that decides the track: toolchain, arguments, levels, the music's bytes, and what is heard when. */
export const mixedTrackKey = ({ plan, laidOut, language }: MixedTrack): string =>
  hashValue({
    toolchain: plan.toolchain,
    args: ffmpegArgs(encodeMixedTrack(laidOut.layout.frames * samplesPerFrame, nameless)),
    ducking,
    levels: musicVolumes[plan.music.volume],
    music: plan.music.hash,
    slides: slideTracks(laidOut, language).tracks.map(({ startFrame, placed, sound }) => ({
      startFrame,
      ...(sound ? { sound: mixedSlideAudioKey(plan.toolchain, sound) } : { placed }),
    })),
  })

/** In samples of the video: when a slide has narration or its clip's sound, for ducking the music. */
const spansOf = ({ startFrame, placed, sound }: SlideTrack): Span[] => {
  const start = startFrame * samplesPerFrame
  if (sound) return [{ start, end: start + sound.frames * samplesPerFrame }]
  return placed.map(({ startSample, samples }) => ({
    start: start + startSample,
    end: start + startSample + samples,
  }))
}

export const createMixedTrackMaker = ({ artifacts, store, jail, ffmpeg }: Dependencies) => {
  const makeSlideSound = createSlideAudioMixer({ artifacts, store, jail, ffmpeg })
  const writeMixedTrack = createWriteMixedTrack({ ffmpeg })

  const placementsOf = async (
    scratch: Scratch,
    toolchain: string,
    { startFrame, placed, sound }: SlideTrack,
    signal: AbortSignal,
  ) => {
    const start = startFrame * samplesPerFrame
    if (!sound)
      return (await fetchSentenceFiles(store, scratch, placed)).map((placement) => ({
        ...placement,
        startSample: start + placement.startSample,
      }))
    const key = await makeSlideSound(toolchain, sound, signal)
    const pathOf = await fetchArtifacts(store, scratch, 'slide-sound', [key])
    return [{ startSample: start, file: pathOf(key), channels: 2 as const }]
  }

  return async (mixed: MixedTrack, signal: AbortSignal): Promise<boolean> => {
    const { plan, laidOut, language } = mixed
    await using scratch = await jail.scratch()
    const { reused } = await artifacts.obtain({ kind: 'track', key: mixedTrackKey(mixed) }, async () => {
      const file = scratch.file('music.flac')
      await store.getFile(plan.music.object, file.path).catch((error: unknown) => {
        throw error instanceof ObjectMissing ? new MusicLost(error.message, { cause: error }) : error
      })
      const { tracks } = slideTracks(laidOut, language)
      const placements = []
      for (const track of tracks)
        placements.push(...(await placementsOf(scratch, plan.toolchain, track, signal)))
      const output = scratch.file('track.m4a')
      await writeMixedTrack({
        totalSamples: laidOut.layout.frames * samplesPerFrame,
        placements,
        spans: tracks.flatMap(spansOf),
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

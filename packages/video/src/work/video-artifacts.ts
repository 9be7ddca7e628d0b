import type { Plan } from '@voxdeck/core/plan/plan'
import type { LaidOutPlan } from '../layout/laid-out-plan.ts'
import { sentenceKeysOf } from '../narration/made-sentences.ts'
import { layoutFreeShots } from '../shots/layout-free-shots.ts'
import { shotKey } from '../shots/shot-recipe.ts'
import { mixedSlideAudioKey } from '../tracks/mixed-slide-audio.ts'
import { mixedTrackKey } from '../tracks/mixed-track.ts'
import { silence, slideTrackKey, slideTracks } from '../tracks/slide-tracks.ts'

/** Keys by kind. */
export type VideoArtifacts = Record<
  'sentence' | 'shot' | 'stretched' | 'slide-sound' | 'slide-track' | 'track',
  string[]
>

/** Every artifact that a video is made of; without a layout, those that the plan alone decides. */
export const videoArtifacts = (plan: Plan, laidOut: LaidOutPlan | null): VideoArtifacts => {
  const { toolchain, salt, music } = plan
  const tools = toolchain.sound
  const planned = layoutFreeShots(plan).map((shot) => shotKey(plan, shot))
  if (!laidOut)
    return {
      sentence: sentenceKeysOf(plan),
      shot: planned,
      stretched: [],
      'slide-sound': [],
      'slide-track': [],
      track: [],
    }
  const placed = Object.values(laidOut.tracks).flat()
  const heard = plan.languages.map((language) => slideTracks(laidOut, language))
  return {
    sentence: [...sentenceKeysOf(plan), ...placed.map(({ key, from }) => from?.key ?? key)],
    shot: [...planned, ...laidOut.shotKeys],
    stretched: placed.flatMap(({ key, from }) => (from ? [key] : [])),
    'slide-sound': heard.flatMap(({ tracks }) =>
      tracks.flatMap(({ sound }) => (sound ? [mixedSlideAudioKey(tools, sound)] : [])),
    ),
    'slide-track': music
      ? []
      : heard.flatMap(({ tracks, channels }) =>
          [silence, ...tracks].map((track) => slideTrackKey(tools, track, channels)),
        ),
    track: music
      ? plan.languages.map((language) =>
          mixedTrackKey({ plan: { toolchain, salt, music }, laidOut, language }),
        )
      : [],
  }
}

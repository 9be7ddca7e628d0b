import { setImmediate } from 'node:timers/promises'
import { withFallbacks } from '@voxdeck/core/plan/fallback'
import { type Plan, videoLanguage } from '@voxdeck/core/plan/plan'
import { utterancesOf } from '@voxdeck/core/plan/planned-sentence'
import { shotCost } from '@voxdeck/core/progress/shot-cost'
import { captionShots } from '@voxdeck/core/timeline/caption-shots'
import { fitLanguages } from '@voxdeck/core/timeline/fit-languages'
import { type Layout, layOutSlides } from '@voxdeck/core/timeline/lay-out-slides'
import { renderedShots } from '@voxdeck/core/timeline/rendered-shots'
import { roomForWords } from '@voxdeck/core/timeline/slide-length'
import { samplesPerFrame } from '@voxdeck/core/timeline/timing'
import { findArtifactKeys, findFacts } from '@voxdeck/db/artifacts/artifacts'
import type { Db } from '@voxdeck/db/connect'
import { recordNarrations } from '@voxdeck/db/narrations/record-narrations'
import { findFallbacks } from '@voxdeck/db/videos/fallbacks'
import {
  recordWork,
  reusedSoFar,
  settlePlannedRender,
  type VideoRef,
} from '@voxdeck/db/videos/video-lifecycle'
import { hashValue } from '@voxdeck/storage/content-hash'
import { objectKeys } from '@voxdeck/storage/object-keys'
import type { Activities } from '@voxdeck/workflows/activities'
import { shotUnit } from '../artifacts/known-work.ts'
import { type HeardClip, type LaidOutPlan, readPlan } from '../artifacts/laid-out-plan.ts'
import { layoutFreeShots } from '../artifacts/layout-free-shots.ts'
import { measureNarrations } from '../artifacts/measure-narrations.ts'
import { narrationKeys } from '../artifacts/narration-keys.ts'
import {
  type Fit,
  type MadeSentence,
  narrationSamples,
  placeSentences,
} from '../artifacts/place-narration.ts'
import { loadRecognised } from '../artifacts/recognised-recording.ts'
import {
  type RecognisedSentences,
  recogniseSentences,
  recordedCaptions,
} from '../artifacts/recognised-sentences.ts'
import type { SentenceFacts } from '../artifacts/sentence.ts'
import { shotKey } from '../artifacts/shot.ts'
import { videoCaptions } from '../artifacts/video-captions.ts'
import type { Dependencies } from './dependencies.ts'
import { stopwatch } from './stopwatch.ts'
import { withHeartbeats } from './with-heartbeats.ts'

/** By language and slide: the sentences with their measured lengths. */
export const loadNarration = async (db: Db, plan: Plan): Promise<Map<string, MadeSentence[][]>> => {
  const keys = plan.languages.map((language) => [language, narrationKeys(plan, language)] as const)
  const facts = await findFacts<SentenceFacts>(db, 'sentence', [
    ...new Set(keys.flatMap(([, of]) => of.flat())),
  ])
  const made = (key: string): MadeSentence => {
    const known = facts.get(key)
    if (!known) throw new Error(`sentence ${key} was narrated and is gone`)
    return { ...known, key }
  }
  const pausesOf = (language: string, slide: number) =>
    utterancesOf(plan.slides[slide]?.narration[language]?.sentences ?? []).map(({ pauseMs }) => pauseMs)
  return new Map(
    keys.map(([language, of]) => [
      language,
      of.map((slide, index) => {
        const pauses = pausesOf(language, index)
        return slide.map((key, part) => ({ ...made(key), pauseMs: pauses[part] ?? 0 }))
      }),
    ]),
  )
}

/** By language and slide: when each sentence of the script is heard in the recording; null if not recognised. */
const loadRecognisedSentences = async (
  db: Db,
  plan: Plan,
  recogniser: Dependencies['recogniser'],
): Promise<Map<string, RecognisedSentences>> => {
  const recognised = new Map<string, RecognisedSentences>()
  for (const language of plan.languages) {
    const pieces = await loadRecognised(db, plan, language, recogniser)
    recognised.set(language, recogniseSentences(plan, language, pieces))
  }
  return recognised
}

/** The length of each language's narration on a slide; several languages are fitted to each other. */
const fitSlide = (
  plan: Plan,
  narration: ReadonlyMap<string, MadeSentence[][]>,
  slide: number,
): { fits: Map<string, Fit>; narrationSamples: number } => {
  const { manualSeconds = null, narration: planned = {} } = plan.slides[slide] ?? {}
  const spoken = [...narration].map(([language, of]) =>
    narrationSamples(of[slide] ?? [], planned[language]?.pauseMs),
  )
  const { fitted, narrationSamples: longest } =
    spoken.length > 1
      ? fitLanguages({ narrations: spoken, room: roomForWords(manualSeconds) })
      : { fitted: spoken, narrationSamples: Math.max(0, ...spoken) }
  const fits = [...narration.keys()].map((language, index): [string, Fit] => [
    language,
    { spoken: spoken[index] ?? 0, fitted: fitted[index] ?? 0, toolchain: plan.toolchain },
  ])
  return { fits: new Map(fits), narrationSamples: longest }
}

const heardClips = ({ slides }: Plan, layout: Layout): HeardClip[] =>
  layout.slides.flatMap((span, slide): HeardClip[] => {
    const { clip } = slides[slide] ?? {}
    if (!clip?.keepsSound) return []
    const { object, hash, frames } = clip
    return [{ ...span, clip: { object, hash, frames } }]
  })

export const layOutPlan = async (
  plan: Plan,
  narration: ReadonlyMap<string, MadeSentence[][]>,
  recognised: ReadonlyMap<string, RecognisedSentences> = new Map(),
): Promise<LaidOutPlan> => {
  const fitted = plan.slides.map((_, slide) => fitSlide(plan, narration, slide))
  const layout = layOutSlides(
    plan.slides.map(({ manualSeconds, clip }, slide) => ({
      manualSeconds,
      narrationSamples: fitted[slide]?.narrationSamples ?? 0,
      clipFrames: clip?.frames,
    })),
    plan.transition,
  )
  const placed = [...narration].map(([language, of]) => {
    const bySlide = layout.slides.map(({ startFrame }, slide) =>
      placeSentences(of[slide] ?? [], startFrame * samplesPerFrame, fitted[slide]?.fits.get(language)),
    )
    return { language, bySlide }
  })
  const captions: LaidOutPlan['captions'] = {}
  for (const { language, bySlide } of placed) {
    captions[language] = videoCaptions(plan, layout, language, bySlide, recognised.get(language) ?? [])
    // Captions of two hours block the event loop for a moment: let the heartbeat timer run between languages.
    await setImmediate()
  }
  const clips = heardClips(plan, layout)
  const own = videoLanguage(plan)
  const shots =
    plan.captions === 'picture' ? captionShots(layout.shots, captions[own] ?? [], own) : layout.shots
  const captionsAre = recordedCaptions(plan, recognised)
  return {
    layout: { ...layout, shots },
    shotKeys: renderedShots(shots).map((shot) => shotKey(plan, shot)),
    tracks: Object.fromEntries(placed.map(({ language, bySlide }) => [language, bySlide.flat()])),
    captions,
    ...(captionsAre ? { recordedCaptions: captionsAre } : {}),
    ...(clips.length > 0 ? { heardClips: clips } : {}),
  }
}

/**
 * The layout decides the final shots. Records those whose artifacts exist already, and returns the indexes of the
 * shots that are still missing and that no `renderSlide` activity renders.
 */
const settleShots = async (db: Db, video: VideoRef, plan: Plan, laidOut: LaidOutPlan): Promise<number[]> => {
  const pixels = plan.frame.width * plan.frame.height
  const keys = new Set<string>()
  const shots = renderedShots(laidOut.layout.shots).flatMap((shot, index) => {
    const key = laidOut.shotKeys[index] ?? ''
    if (keys.has(key)) return []
    keys.add(key)
    return [{ index, key, cost: shotCost(shot, pixels) }]
  })
  // `findWorkLeft` has already looked up these shots, which do not depend on the layout.
  const ahead = new Set(layoutFreeShots(plan).map((shot) => shotKey(plan, shot)))
  const late = shots.filter(({ key }) => !ahead.has(key))
  const there = await findArtifactKeys(
    db,
    'shot',
    late.map(({ key }) => key),
  )
  const foundLate = late.filter(({ key }) => there.has(key))
  await recordWork(
    db,
    video,
    foundLate.map(({ key, cost }) => ({
      unit: shotUnit(key),
      step: 'render',
      cost,
      reused: true,
      seconds: 0,
    })),
  )
  const found = await reusedSoFar(db, video, 'render')
  const cost = shots.reduce((sum, shot) => sum + shot.cost, 0)
  const fresh = { units: shots.length - found.units, cost: Math.max(0, cost - found.cost) }
  await settlePlannedRender(db, video, { units: shots.length, cost, fresh })
  return late.filter(({ key }) => !there.has(key)).map(({ index }) => index)
}

export const createLayOutVideo = ({ db, store, recogniser }: Dependencies): Activities['layOutVideo'] =>
  withHeartbeats('internal', async ({ planKey, ...video }) => {
    const seconds = stopwatch()
    const plan = withFallbacks(await readPlan(store, planKey), await findFallbacks(db, video))
    const narration = await loadNarration(db, plan)
    await recordNarrations(db, video.projectId, measureNarrations(plan, narration))
    const laidOut = await layOutPlan(plan, narration, await loadRecognisedSentences(db, plan, recogniser))
    const layoutKey = objectKeys.layout(video.projectId, hashValue(laidOut))
    await store.put(layoutKey, JSON.stringify(laidOut), 'application/json')

    const shotsLeft = await settleShots(db, video, plan, laidOut)
    await recordWork(db, video, [
      { unit: 'timeline', step: 'timeline', cost: 1, reused: false, seconds: seconds() },
    ])
    return { layoutKey, shotsLeft }
  })

import { type Plan, videoLanguage } from '@voxdeck/core/plan/plan'
import { captionShots } from '@voxdeck/core/timeline/caption-shots'
import { fitLanguages } from '@voxdeck/core/timeline/fit-languages'
import { type Layout, layOutSlides } from '@voxdeck/core/timeline/lay-out-slides'
import { renderedShots } from '@voxdeck/core/timeline/rendered-shots'
import { roomForWords } from '@voxdeck/core/timeline/slide-length'
import { samplesPerFrame } from '@voxdeck/core/timeline/timing'
import {
  type Fit,
  type MadeSentence,
  narrationSamples,
  placeSentences,
} from '../narration/place-narration.ts'
import { type RecognisedSentences, recordedCaptions } from '../narration/recognised-sentences.ts'
import { shotKey } from '../shots/shot-recipe.ts'
import type { HeardClip, LaidOutPlan } from './laid-out-plan.ts'
import { readCaptions, videoCaptions } from './video-captions.ts'

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
    { spoken: spoken[index] ?? 0, fitted: fitted[index] ?? 0, tools: plan.toolchain.sound },
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

/**
 * Lays out the measured narration of a plan. Captions of two hours block the event loop for a moment, so `breathe` is
 * awaited between languages: a worker's heartbeat timer runs then.
 */
export const layOutPlan = async (
  plan: Plan,
  narration: ReadonlyMap<string, MadeSentence[][]>,
  recognised: ReadonlyMap<string, RecognisedSentences> = new Map(),
  breathe: () => Promise<void> = async () => {},
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
    await breathe()
  }
  for (const language of plan.subtitles ?? []) {
    captions[language] = readCaptions(plan, layout, language, placed[0]?.bySlide ?? [])
    await breathe()
  }
  const clips = heardClips(plan, layout)
  const own = videoLanguage(plan)
  const shots =
    plan.captions === 'picture' ? captionShots(layout.shots, captions[own] ?? [], own) : layout.shots
  const captionsAre = recordedCaptions(plan, recognised)
  return {
    format: 1,
    layout: { ...layout, shots },
    shotKeys: renderedShots(shots).map((shot) => shotKey(plan, shot)),
    tracks: Object.fromEntries(placed.map(({ language, bySlide }) => [language, bySlide.flat()])),
    captions,
    ...(captionsAre ? { recordedCaptions: captionsAre } : {}),
    ...(clips.length > 0 ? { heardClips: clips } : {}),
  }
}

import { canonicalJson } from './canonical-json.ts'
import type { Plan, PlannedNarration, PlannedSlide } from './plan.ts'
import { writtenOf } from './planned-sentence.ts'

export const slideChanges = ['added', 'words', 'narrator', 'picture', 'length'] as const
/** `narrator` is the voice or the recording; `picture` also the clip and the fit; `length` also the speed. */
export type SlideChange = (typeof slideChanges)[number]

export const settingChanges = ['frame', 'transition', 'speed', 'captions', 'languages', 'music'] as const
export type SettingChange = (typeof settingChanges)[number]

/** What is different in a plan made now. */
export type PlanChanges = {
  /** Slides that are new or different, in today's order. */
  slides: { slideId: string; changes: SlideChange[] }[]
  removedSlides: number
  /** Whether slides of both plans stand in another order. */
  isReordered: boolean
  settings: SettingChange[]
}

const differ = (one: unknown, other: unknown): boolean =>
  canonicalJson(one ?? null) !== canonicalJson(other ?? null)

/** The names of those parts that differ. */
const changedParts = <Name extends string, Of>(
  parts: Readonly<Record<Name, (of: Of) => unknown>>,
  was: Of,
  now: Of,
): Name[] =>
  (Object.entries(parts) as [Name, (of: Of) => unknown][]).flatMap(([name, part]) =>
    differ(part(was), part(now)) ? [name] : [],
  )

const textOf = ({ sentences, written }: PlannedNarration) => written ?? sentences.map(writtenOf)

/** Choosing a recording moves the words from what is spoken to what is written, which is no other text. */
const saysOther = (was: PlannedNarration, now: PlannedNarration): boolean => {
  if (was.recording || now.recording) return differ(textOf(was), textOf(now))
  return differ([was.sentences, was.pauseMs], [now.sentences, now.pauseMs])
}

/** The voice of a slide that says nothing is not heard. */
const narratorOf = ({ voice, sentences, recording }: PlannedNarration) =>
  recording ? recording.hash : sentences.length > 0 ? voice : null

const isSpokenByOther = (was: PlannedNarration, now: PlannedNarration): boolean => {
  const [before, after] = [narratorOf(was), narratorOf(now)]
  return before !== null && after !== null && before !== after
}

/** A frame of another shape, or another speed of all slides, is a change of the settings, not of each slide. */
const slideParts = (was: Plan, now: Plan) => {
  const isSameFrame = !differ(was.frame, now.frame)
  const isSameSpeed = !differ(settingParts.speed(was), settingParts.speed(now))
  return {
    picture: ({ pictureHash, fit, clip }: PlannedSlide) => [pictureHash, isSameFrame && fit, clip],
    length: ({ manualSeconds, wordsPerMinute }: PlannedSlide) => [
      manualSeconds,
      isSameSpeed && wordsPerMinute,
    ],
  }
}

const changesOf = (
  was: PlannedSlide,
  now: PlannedSlide,
  parts: ReturnType<typeof slideParts>,
): SlideChange[] => {
  // A language that came or went is a change of the settings, not of each slide.
  const languages = Object.keys(was.narration).filter((language) => language in now.narration)
  const inAny = (changed: typeof saysOther) =>
    languages.some((language) => {
      const [before, after] = [was.narration[language], now.narration[language]]
      return before && after && changed(before, after)
    })
  return [
    ...(inAny(saysOther) ? (['words'] as const) : []),
    ...(inAny(isSpokenByOther) ? (['narrator'] as const) : []),
    ...changedParts(parts, was, now),
  ]
}

const settingParts = {
  frame: ({ frame }: Plan) => frame,
  transition: ({ transition }: Plan) => transition,
  speed: ({ wordsPerMinute, languageSpeeds }: Plan) => [wordsPerMinute, languageSpeeds],
  captions: ({ captions }: Plan) => captions,
  languages: ({ languages, subtitles, readFirst }: Plan) => [languages, subtitles, readFirst],
  music: ({ music }: Plan) => music,
}

export const comparePlans = (was: Plan, now: Plan): PlanChanges => {
  const parts = slideParts(was, now)
  const before = new Map(was.slides.map((slide) => [slide.slideId, slide]))
  const after = new Set(now.slides.map(({ slideId }) => slideId))
  const kept = (slides: readonly PlannedSlide[]) =>
    slides.flatMap(({ slideId }) => (before.has(slideId) && after.has(slideId) ? slideId : []))
  return {
    slides: now.slides.flatMap((slide) => {
      const earlier = before.get(slide.slideId)
      const changes: SlideChange[] = earlier ? changesOf(earlier, slide, parts) : ['added']
      return changes.length > 0 ? [{ slideId: slide.slideId, changes }] : []
    }),
    removedSlides: was.slides.filter(({ slideId }) => !after.has(slideId)).length,
    isReordered: differ(kept(was.slides), kept(now.slides)),
    settings: changedParts(settingParts, was, now),
  }
}

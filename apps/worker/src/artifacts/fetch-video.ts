import { chaptersOf } from '@voxdeck/core/plan/chapters'
import { type Plan, type PlannedSlide, videoLanguage } from '@voxdeck/core/plan/plan'
import { writtenOf } from '@voxdeck/core/plan/planned-sentence'
import { framesPerSecond } from '@voxdeck/core/timeline/timing'
import type { Scratch } from '@voxdeck/media/run/scratch'
import { trackLanguage, type VideoChapter, type VideoTracks } from '@voxdeck/media/video/video-tracks'
import type { ObjectStore } from '@voxdeck/storage/object-store'
import { fetchArtifacts } from './fetch-artifacts.ts'
import { fetchTrackFiles } from './fetch-track-files.ts'
import type { LaidOutPlan } from './laid-out-plan.ts'

const fetchShots = async (store: ObjectStore, scratch: Scratch, { layout, shotKeys }: LaidOutPlan) => {
  const pathOf = await fetchArtifacts(store, scratch, 'shot', shotKeys)
  return layout.shots.map(({ kind, frames }, index) => ({
    kind,
    frames,
    file: pathOf(shotKeys[index] ?? ''),
  }))
}

/** The sentences of a slide in a language; of a recorded slide, those of its script. */
const sentencesOf = ({ narration }: PlannedSlide, language: string): string[] => {
  const { sentences = [], written = [] } = narration[language] ?? {}
  return [...written, ...sentences.map(writtenOf)]
}

/** Chapters are titled by each slide's first sentence. */
const chaptersIn = ({ slides }: Plan, { layout }: LaidOutPlan, language: string): VideoChapter[] =>
  chaptersOf(
    slides.map((slide, index) => ({
      startFrame: layout.slides[index]?.startFrame ?? 0,
      said: sentencesOf(slide, language)[0] ?? '',
    })),
    layout.frames,
    language,
  )

/** By language: all sentences, and the chapters. */
export const videoTexts = (plan: Plan, laidOut: LaidOutPlan) =>
  Object.fromEntries(
    plan.languages.map((language) => [
      language,
      {
        sentences: plan.slides.flatMap((slide) => sentencesOf(slide, language)),
        chapters: chaptersIn(plan, laidOut, language),
      },
    ]),
  )

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

import { recordingCost, sentenceCost } from '@voxdeck/core/progress/work'
import { recordWork } from '@voxdeck/db/videos/video-lifecycle'
import type { Activities } from '@voxdeck/workflows/activities'
import { speechUnit } from '../artifacts/known-work.ts'
import { readPlan } from '../artifacts/laid-out-plan.ts'
import { cancellable } from './cancellable.ts'
import type { Dependencies } from './dependencies.ts'
import { stopwatch } from './stopwatch.ts'

/** Speaks a slide's sentences, or takes what a person said instead of them. */
export const createNarrateSlide = ({
  db,
  store,
  makeSentence,
  makeRecording,
}: Dependencies): Activities['narrateSlide'] =>
  cancellable('speech_failed', async ({ planKey, language, slide, ...video }, signal) => {
    const seconds = stopwatch()
    const plan = await readPlan(store, planKey)
    const { voice = '', sentences = [], recording } = plan.slides[slide]?.narration[language] ?? {}
    const record = (part: number, cost: number, reused: boolean) =>
      recordWork(db, video, [
        { unit: speechUnit(language, slide, part), step: 'speech', cost, reused, seconds: seconds() },
      ])
    if (recording) {
      const { reused } = await makeRecording(recording, signal)
      return record(0, recordingCost(recording), reused)
    }
    for (const [index, text] of sentences.entries()) {
      signal.throwIfAborted()
      const { reused } = await makeSentence({ text, voice, wordsPerMinute: plan.wordsPerMinute }, signal)
      await record(index, sentenceCost(text), reused)
    }
  })

import { recordingCost, sentenceCost } from '@voxdeck/core/progress/work'
import { recordWork } from '@voxdeck/db/videos/video-lifecycle'
import type { Activities } from '@voxdeck/workflows/activities'
import { readPlan } from '../artifacts/laid-out-plan.ts'
import { cancellable } from './cancellable.ts'
import type { Dependencies } from './dependencies.ts'
import { stopwatch } from './stopwatch.ts'

/** Speaks the sentences of slides, or takes what a person said instead of them. */
export const createNarrateSlides = ({
  db,
  store,
  makeSentence,
  makeRecording,
}: Dependencies): Activities['narrateSlides'] =>
  cancellable('speech_failed', async ({ planKey, language, slides, ...video }, signal) => {
    const seconds = stopwatch()
    const plan = await readPlan(store, planKey)
    const narrate = async (slide: number) => {
      const { voice = '', sentences = [], recording } = plan.slides[slide]?.narration[language] ?? {}
      const record = (part: number, cost: number, reused: boolean) =>
        recordWork(db, video, [
          { unit: `speech:${language}:${slide}:${part}`, step: 'speech', cost, reused, seconds: seconds() },
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
    }
    for (const slide of slides) await narrate(slide)
  })

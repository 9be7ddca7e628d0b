import { sentenceCost } from '@voxdeck/core/progress/work'
import { recordWork } from '@voxdeck/db/videos/video-lifecycle'
import type { Activities } from '@voxdeck/workflows/activities'
import { readPlan } from '../artifacts/laid-out-plan.ts'
import { cancellable } from './cancellable.ts'
import type { Dependencies } from './dependencies.ts'

export const createNarrateSlide = ({ db, store, makeSentence }: Dependencies): Activities['narrateSlide'] =>
  cancellable('speech_failed', async ({ planKey, language, slide, ...video }, signal) => {
    const plan = await readPlan(store, planKey)
    const narration = plan.slides[slide]?.narration[language]
    for (const [index, text] of (narration?.sentences ?? []).entries()) {
      signal.throwIfAborted()
      const voice = narration?.voice ?? ''
      const { reused } = await makeSentence({ text, voice, wordsPerMinute: plan.wordsPerMinute }, signal)
      const unit = `speech:${language}:${slide}:${index}`
      await recordWork(db, video, [{ unit, step: 'speech', cost: sentenceCost(text), reused }])
    }
  })

import { Context } from '@temporalio/activity'
import { paceOf } from '@voxdeck/core/plan/plan'
import { utterancesOf } from '@voxdeck/core/plan/planned-sentence'
import { recordingCost, sentenceCost } from '@voxdeck/core/progress/work'
import { recordFallback } from '@voxdeck/db/videos/fallbacks'
import { recordWork } from '@voxdeck/db/videos/video-lifecycle'
import { speakWithFallback } from '@voxdeck/speech/speak-with-fallback'
import { recognitionKeys } from '@voxdeck/video/narration/recognition'
import { speechUnit } from '@voxdeck/video/work/known-work'
import type { Activities } from '@voxdeck/workflows/activities'
import { readPlan } from '../artifacts/read-plan.ts'
import { tryRecognition } from '../artifacts/recognise-recording.ts'
import type { Dependencies } from './dependencies.ts'
import { stopwatch } from './stopwatch.ts'
import { withHeartbeats } from './with-heartbeats.ts'

/** In these first attempts a transient speech failure is retried; in later ones a fallback voice speaks. */
const fallbackAfterAttempts = 2

/**
 * Narrates a slide's sentences, or uses the slide's recording instead. A slide has one voice: if that voice fails, a
 * fallback voice speaks the whole slide, and the video's row records it.
 */
export const createNarrateSlide = ({
  db,
  store,
  voices,
  makeSentence,
  makeRecording,
  recogniser,
  recogniseRecording,
}: Dependencies): Activities['narrateSlide'] =>
  withHeartbeats('speech_failed', async ({ planKey, language, slide, ...video }, signal) => {
    const seconds = stopwatch()
    const plan = await readPlan(store, planKey)
    const { salt } = plan
    const planned = plan.slides[slide]
    const narration = planned?.narration[language]
    const wordsPerMinute = paceOf(plan, planned ?? {}, language)
    const { voice: wanted = '', voiceVersion = '', sentences = [], recording } = narration ?? {}
    const record = (part: number, cost: number, reused: boolean) =>
      recordWork(db, video, [
        { unit: speechUnit(language, slide, part), step: 'speech', cost, reused, seconds: seconds() },
      ])
    if (recording) {
      const { reused } = await makeRecording(recording, plan, signal)
      if (recogniseRecording && recognitionKeys(plan, language, recogniser)[slide])
        await tryRecognition(
          () => recogniseRecording(recording, plan, signal),
          signal,
          (error) => Context.current().log.warn('a recording was not recognised', { error }),
        )
      return record(0, recordingCost(recording), reused)
    }
    const speak = async (voice: string) => {
      const version = voice === wanted ? voiceVersion : voices.versionOf(voice)
      const said = { voice, voiceVersion: version, wordsPerMinute, salt, tools: plan.toolchain.sound }
      for (const [index, { say: text }] of utterancesOf(sentences).entries()) {
        signal.throwIfAborted()
        const { reused } = await makeSentence({ text, ...said }, signal)
        await record(index, sentenceCost(text), reused)
      }
    }
    const patient = Context.current().info.attempt <= fallbackAfterAttempts
    const spoken = await speakWithFallback(voices, { voice: wanted, speak, patient })
    await recordFallback(db, video, { slide, language, wanted, spoken })
  })

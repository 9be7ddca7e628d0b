import {
  CancellationScope,
  executeChild,
  isCancellation,
  ParentClosePolicy,
  proxyActivities,
  workflowInfo,
} from '@temporalio/workflow'
import type { WorkStep } from '@voxdeck/core/progress/work'
import type { Activities, VideoKind, VideoTask } from './activities.ts'
import { type Asker, ending, noting, speaking, working } from './activity-options.ts'
import { failureCode } from './failure-code.ts'
import { narrateLanguage } from './narrate-language.ts'

export type GenerateVideoInput = {
  kind: VideoKind
  task: VideoTask
  asker: Asker
  languages: string[]
}

export const generateVideo = async ({ kind, task, asker, languages }: GenerateVideoInput): Promise<void> => {
  const notes = proxyActivities<Activities>(noting)
  const endings = proxyActivities<Activities>(ending)
  const work = proxyActivities<Activities>(working(asker))
  // Beside those who draw, not behind them.
  const sound = proxyActivities<Activities>(speaking(asker))
  let stage: WorkStep = 'speech'
  /** What goes wrong, goes wrong in the step to which it belongs, whatever else is going on. */
  const during = <T>(step: WorkStep, piece: Promise<T>): Promise<T> =>
    piece.catch((error: unknown) => {
      stage = step
      throw error
    })
  try {
    const { draw, speak } = await notes.beginVideo({ ...task, kind })
    const drawing = draw.map((slide) => during('render', work.drawSlide({ ...task, slide })))
    const voices = languages
      .filter((language) => speak[language]?.length)
      .map((language) =>
        executeChild(narrateLanguage, {
          // The run's own id: an earlier run of this film may still be ending.
          workflowId: `narrate-${workflowInfo().runId}-${language}`,
          args: [{ task, asker, language, slides: speak[language] ?? [] }],
          parentClosePolicy: ParentClosePolicy.TERMINATE,
        }),
      )
    const heard = async (): Promise<string> => {
      await during('speech', Promise.all(voices))
      const { layoutKey, shotsLeft } = await during('timeline', sound.layOutVideo(task))
      await Promise.all([
        ...shotsLeft.map((shot) => during('render', work.drawShot({ ...task, layoutKey, shot }))),
        ...languages.map((language) =>
          during('optimize', sound.encodeTrack({ ...task, layoutKey, language })),
        ),
      ])
      return layoutKey
    }
    const [layoutKey] = await Promise.all([heard(), ...drawing])
    stage = 'optimize'
    await work.publishVideo({ ...task, layoutKey })
  } catch (error) {
    await CancellationScope.nonCancellable(() =>
      isCancellation(error)
        ? endings.cancelVideo(task)
        : endings.failVideo({ ...task, stage, code: failureCode(error, stage) }),
    )
    throw error
  }
}

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
import { type Asker, ending, noting, working } from './activity-options.ts'
import { batchesOf } from './batches.ts'
import { failureCode } from './failure-code.ts'
import { narrateLanguage } from './narrate-language.ts'

export type GenerateVideoInput = {
  kind: VideoKind
  task: VideoTask
  asker: Asker
  languages: string[]
  slides: number
}

export const generateVideo = async ({
  kind,
  task,
  asker,
  languages,
  slides,
}: GenerateVideoInput): Promise<void> => {
  const notes = proxyActivities<Activities>(noting)
  const endings = proxyActivities<Activities>(ending)
  const work = proxyActivities<Activities>(working(asker))
  let stage: WorkStep = 'speech'
  try {
    await notes.beginVideo({ ...task, kind })
    const drawing = batchesOf(Array.from({ length: slides }, (_, slide) => slide)).map((batch) =>
      work.drawAhead({ ...task, slides: batch }).catch((error: unknown) => {
        stage = 'render'
        throw error
      }),
    )
    const speech = languages.map((language) =>
      executeChild(narrateLanguage, {
        // The run's own id: an earlier run of this film may still be ending.
        workflowId: `narrate-${workflowInfo().runId}-${language}`,
        args: [{ task, asker, language, slides }],
        parentClosePolicy: ParentClosePolicy.TERMINATE,
      }),
    )
    await Promise.all([...speech, ...drawing])
    stage = 'timeline'
    const { layoutKey, shotsLeft } = await work.layOutVideo(task)
    stage = 'render'
    await Promise.all(batchesOf(shotsLeft).map((shots) => work.drawShots({ ...task, layoutKey, shots })))
    stage = 'optimize'
    await Promise.all(languages.map((language) => work.encodeTrack({ ...task, layoutKey, language })))
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

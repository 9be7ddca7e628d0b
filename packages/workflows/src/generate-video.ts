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
    await Promise.all(
      languages.map((language) =>
        executeChild(narrateLanguage, {
          // The run's own id: an earlier run of this film may still be ending.
          workflowId: `narrate-${workflowInfo().runId}-${language}`,
          args: [{ task, asker, language, slides }],
          parentClosePolicy: ParentClosePolicy.TERMINATE,
        }),
      ),
    )
    stage = 'timeline'
    const { layoutKey, distinctShots } = await work.layOutVideo(task)
    stage = 'render'
    await Promise.all(distinctShots.map((shot) => work.encodeShot({ ...task, layoutKey, shot })))
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

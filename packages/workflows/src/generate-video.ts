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
import {
  closingOptions,
  databaseOptions,
  type Routing,
  renderOptions,
  speechOptions,
} from './activity-options.ts'
import { failureCode } from './failure-code.ts'
import { narrateLanguage } from './narrate-language.ts'

export type GenerateVideoInput = {
  kind: VideoKind
  task: VideoTask
  routing: Routing
  languages: string[]
}

export const generateVideo = async ({
  kind,
  task,
  routing,
  languages,
}: GenerateVideoInput): Promise<void> => {
  const { findWorkLeft } = proxyActivities<Activities>(databaseOptions)
  const { cancelVideo, failVideo } = proxyActivities<Activities>(closingOptions)
  const { renderSlide, renderShot, publishVideo } = proxyActivities<Activities>(renderOptions(routing))
  // On the speech queue, so that layout and sound do not wait behind rendering.
  const { layOutVideo, encodeTrack } = proxyActivities<Activities>(speechOptions(routing))
  let failingStep: WorkStep = 'speech'
  /** Attributes a failure to the step that raised it, although steps run in parallel. */
  const during = <T>(step: WorkStep, work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      failingStep = step
      throw error
    })
  try {
    const { render, narrate } = await findWorkLeft({ ...task, kind })
    const slidesRendered = render.map((slide) => during('render', renderSlide({ ...task, slide })))
    const languagesNarrated = languages
      .filter((language) => narrate[language]?.length)
      .map((language) =>
        executeChild(narrateLanguage, {
          // Named by the run: an earlier run of this video may still be closing.
          workflowId: `narrate-${workflowInfo().runId}-${language}`,
          args: [{ task, routing, language, slides: narrate[language] ?? [] }],
          parentClosePolicy: ParentClosePolicy.TERMINATE,
        }),
      )
    const layOutAndFinish = async (): Promise<string> => {
      await during('speech', Promise.all(languagesNarrated))
      const { layoutKey, shotsLeft } = await during('timeline', layOutVideo(task))
      await Promise.all([
        ...shotsLeft.map((shot) => during('render', renderShot({ ...task, layoutKey, shot }))),
        ...languages.map((language) => during('optimize', encodeTrack({ ...task, layoutKey, language }))),
      ])
      return layoutKey
    }
    const [layoutKey] = await Promise.all([layOutAndFinish(), ...slidesRendered])
    failingStep = 'optimize'
    await publishVideo({ ...task, layoutKey })
  } catch (error) {
    await CancellationScope.nonCancellable(() =>
      isCancellation(error)
        ? cancelVideo(task)
        : failVideo({ ...task, step: failingStep, code: failureCode(error, failingStep) }),
    )
    throw error
  }
}

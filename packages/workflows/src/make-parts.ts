import { executeChild, ParentClosePolicy, patched, proxyActivities, workflowInfo } from '@temporalio/workflow'
import type { WorkStep } from '@voxdeck/core/progress/work'
import type { Activities, VideoKind, VideoTask } from './activities.ts'
import { databaseOptions, type Routing, renderOptions, speechOptions } from './activity-options.ts'
import { isArtifactLost } from './artifact-lost.ts'
import { narrateLanguage } from './narrate-language.ts'
import { inBatches, windowed } from './windowed.ts'

export type PartsRequest = {
  kind: VideoKind
  task: VideoTask
  routing: Routing
  /** Spoken, in histories of earlier releases. */
  languages?: readonly string[]
  isRestoring?: boolean
  /** Told which step a failure belongs to: steps run in parallel. */
  onFailure: (step: WorkStep) => void
}

/** Makes the shots and the sound of a video that do not exist yet, and returns the key of its layout. */
export const makeParts = async ({
  kind,
  task,
  routing,
  languages,
  isRestoring,
  onFailure,
}: PartsRequest): Promise<string> => {
  const { findWorkLeft } = proxyActivities<Activities>(databaseOptions)
  const { renderSlide, renderShot, renderShots } = proxyActivities<Activities>(renderOptions(routing))
  // On the speech queue, so that layout and sound do not wait behind rendering.
  const { layOutVideo, encodeTrack } = proxyActivities<Activities>(speechOptions(routing))
  const started: Promise<unknown>[] = []
  const during = <T>(step: WorkStep, work: Promise<T>): Promise<T> => {
    const watched = work.catch((error: unknown) => {
      onFailure(step)
      throw error
    })
    started.push(watched)
    return watched
  }
  try {
    const { render, narrate } = await findWorkLeft({ ...task, kind, ...(isRestoring && { isRestoring }) })
    // A video may be asked for in languages that are only read; the plan knows which are spoken.
    const spoken = patched('spoken languages of the plan') || !languages ? Object.keys(narrate) : languages
    const isWindowed = patched('windows')
    const slidesRendered = isWindowed
      ? [
          during(
            'render',
            windowed(render, (slide) => renderSlide({ ...task, slide })),
          ),
        ]
      : render.map((slide) => during('render', renderSlide({ ...task, slide })))
    const languagesNarrated = spoken
      .filter((language) => narrate[language]?.length)
      .map((language) =>
        during(
          'speech',
          executeChild(narrateLanguage, {
            // Named by the run: an earlier run of this video may still be closing.
            workflowId: `narrate-${workflowInfo().runId}-${language}`,
            args: [{ task, routing, language, slides: narrate[language] ?? [] }],
            parentClosePolicy: ParentClosePolicy.TERMINATE,
          }),
        ),
      )
    const layOutAndFinish = async (): Promise<string> => {
      await Promise.all(languagesNarrated)
      const { layoutKey, shotsLeft } = await during('timeline', layOutVideo(task))
      await Promise.all([
        ...(isWindowed
          ? [
              during(
                'render',
                windowed(inBatches(shotsLeft), (shots) => renderShots({ ...task, layoutKey, shots })),
              ),
            ]
          : shotsLeft.map((shot) => during('render', renderShot({ ...task, layoutKey, shot })))),
        ...spoken.map((language) => during('optimize', encodeTrack({ ...task, layoutKey, language }))),
      ])
      return layoutKey
    }
    const [layoutKey] = await Promise.all([layOutAndFinish(), ...slidesRendered])
    return layoutKey
  } catch (error) {
    // The next round begins when nothing of this one runs any more.
    if (isArtifactLost(error)) await Promise.allSettled(started)
    throw error
  }
}

/** Enough for a lost artifact under another, and for one that is lost while this goes on. */
const mostRounds = 5

/** Runs `work` again after it found an artifact lost. `layoutKeyOf` tells how far it came. */
export const inRounds = async <T>(
  { task, routing }: Pick<PartsRequest, 'task' | 'routing'>,
  layoutKeyOf: () => string | null,
  work: (round: number) => Promise<T>,
): Promise<T> => {
  const { forgetLostArtifacts } = proxyActivities<Activities>(speechOptions(routing))
  for (let round = 1; ; round++)
    try {
      return await work(round)
    } catch (error) {
      if (round === mostRounds || !isArtifactLost(error)) throw error
      await forgetLostArtifacts({ ...task, layoutKey: layoutKeyOf() })
    }
}

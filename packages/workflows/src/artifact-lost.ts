import { ActivityFailure, ApplicationFailure, ChildWorkflowFailure } from '@temporalio/common'

/** Type of the failure of an activity that needed an artifact whose object is gone or altered. */
export const artifactLost = 'ArtifactLost'

export const isArtifactLost = (error: unknown): boolean => {
  if (error instanceof ActivityFailure || error instanceof ChildWorkflowFailure)
    return isArtifactLost(error.cause)
  return error instanceof ApplicationFailure && error.type === artifactLost
}

import { findReferenced } from '@voxdeck/db/sweep/object-references'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { isStored } from '@voxdeck/storage/testing/is-stored'
import type { HarmedProduct } from './start-harmed-product.ts'

const runningIds = async ({ temporal }: HarmedProduct, type: string): Promise<Set<string>> => {
  const ids = new Set<string>()
  const query = `WorkflowType = '${type}' AND ExecutionStatus = 'Running'`
  for await (const { workflowId } of temporal.workflow.list({ query })) ids.add(workflowId)
  return ids
}

/** In what rows, workflows and objects disagree, or are not done yet; empty when all is well. */
export const findDisagreements = async (harmed: HarmedProduct): Promise<string[]> => {
  const { db, store } = harmed
  const found: string[] = []
  const messages = await db.selectFrom('outbox').select(['subject']).execute()
  for (const { subject } of messages) found.push(`a message of ${subject} is not delivered`)
  const videos = await db.selectFrom('videos').select(['id', 'status', 'filename', 'files', 'pack']).execute()
  const making = await runningIds(harmed, 'generateVideo')
  for (const { id, status, pack } of videos) {
    if (status === 'generating')
      found.push(`video ${id} is generating, ${making.has(`video-${id}`) ? 'with' : 'without'} a workflow`)
    else if (making.has(`video-${id}`)) found.push(`video ${id} is ${status}, with a workflow`)
    if (pack?.status === 'preparing') found.push(`the pack of ${id} is being prepared`)
    making.delete(`video-${id}`)
  }
  for (const id of making) found.push(`workflow ${id} has no row`)
  const jobs = await db
    .selectFrom('jobs')
    .where('status', '=', 'running')
    // An upload may be gone on with for a day.
    .where('stage', '<>', 'uploading')
    .select(['kind', 'subject', 'stage'])
    .execute()
  for (const { kind, subject, stage } of jobs) found.push(`the ${kind} ${subject} is ${stage}`)
  if (found.length > 0) return found
  for (const { id, filename, files } of videos) {
    if (!filename) continue
    const keys = [objectKeys.video(filename), ...files.map((name) => objectKeys.videoFile(filename, name))]
    for (const key of keys) if (!(await isStored(store, key))) found.push(`video ${id} has no object ${key}`)
  }
  return found
}

/** Objects that no row refers to. */
export const findOrphans = async ({ db, store }: HarmedProduct): Promise<string[]> => {
  const orphans: string[] = []
  for await (const page of store.list()) {
    const keys = page
      .map(({ key }) => key)
      .filter((key) => key !== objectKeys.installation && !key.startsWith('calibrations/'))
    const referenced = await findReferenced(db, keys)
    orphans.push(...keys.filter((key) => !referenced.has(key)))
  }
  return orphans
}

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { DefaultLogger, Runtime, Worker } from '@temporalio/worker'
import * as workflows from '@voxdeck/workflows/workflows'
import { beforeAll, describe, expect, it } from 'vitest'
import { bundleWorkflows } from './bundle-workflows.ts'

const folder = fileURLToPath(new URL('../testing/histories/', import.meta.url))
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.json'),
)

type RecordedHistory = {
  events: { workflowExecutionStartedEventAttributes?: { workflowType: { name: string } } }[]
}
const read = (file: string) => JSON.parse(readFileSync(folder + file, 'utf8')) as RecordedHistory

/** A worker of this release goes on with the workflows that one of an earlier release began. */
describe('histories of earlier releases', () => {
  let workflowBundle: { code: string }
  beforeAll(async () => {
    Runtime.install({ logger: new DefaultLogger('ERROR') })
    workflowBundle = await bundleWorkflows()
    // Bundling takes the CPU of seconds, on machines that are shared with other work.
  }, 60_000)

  it('exist for every workflow', () => {
    const types = files.map(
      (file) => read(file).events[0]?.workflowExecutionStartedEventAttributes?.workflowType.name,
    )
    expect([...new Set(types)].sort()).toEqual(Object.keys(workflows).sort())
  })

  it.each(files)('replay: %s', async (file) => {
    await expect(Worker.runReplayHistory({ workflowBundle }, read(file))).resolves.toBeUndefined()
  })
})

import { randomUUID } from 'node:crypto'
import { Client, Connection } from '@temporalio/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectWorkflows, type Workflows } from './connect-workflows.ts'

describe('the workflow of a video', () => {
  const config = {
    address: process.env.TEMPORAL_ADDRESS ?? '',
    namespace: process.env.TEMPORAL_NAMESPACE ?? '',
  }
  let workflows: Workflows
  let connection: Connection
  let client: Client
  beforeAll(async () => {
    workflows = await connectWorkflows(config)
    connection = await Connection.connect({ address: config.address })
    client = new Client({ connection, namespace: config.namespace })
  })
  afterAll(async () => {
    await workflows.close()
    await connection.close()
  })

  const video = () => {
    const task = { videoId: randomUUID(), projectId: randomUUID(), planKey: 'none' }
    const routing = { toolchain: 'nobody', accountId: randomUUID() }
    const handle = client.workflow.getHandle(`video-${task.videoId}`)
    return { handle, input: { kind: 'video', task, routing, languages: ['en'] } as const }
  }
  const start = ({ input }: ReturnType<typeof video>, running: 'keep' | 'replace') =>
    workflows.generateVideo({ ...input, languages: [...input.languages] }, running)
  const runOf = async ({ handle }: ReturnType<typeof video>) => {
    const { runId, status } = await handle.describe()
    return { runId, status: status.name }
  }

  it('on its way is kept', async () => {
    const asked = video()
    await start(asked, 'replace')
    const first = await runOf(asked)
    await start(asked, 'keep')
    expect(await runOf(asked)).toEqual(first)
    await asked.handle.terminate()
  })

  it('on its way that was lost is begun again', async () => {
    const asked = video()
    await start(asked, 'replace')
    const first = await runOf(asked)
    await asked.handle.terminate()
    await start(asked, 'keep')
    const second = await runOf(asked)
    expect(second).toMatchObject({ status: 'RUNNING' })
    expect(second.runId).not.toBe(first.runId)
    await asked.handle.terminate()
  })

  it('left over from an ask that ended is replaced', async () => {
    const asked = video()
    await start(asked, 'replace')
    const first = await runOf(asked)
    await start(asked, 'replace')
    expect((await runOf(asked)).runId).not.toBe(first.runId)
    await asked.handle.terminate()
  })
})

it('when Temporal is away, who asks is told so within seconds', async () => {
  // Nothing listens on port 1, so a connection is refused at once.
  const workflows = await connectWorkflows({ address: '127.0.0.1:1', namespace: 'default' })
  const started = performance.now()
  await expect(workflows.cancelVideo(randomUUID())).rejects.toMatchObject({ code: 'unavailable' })
  expect(performance.now() - started).toBeLessThan(10_000)
  await workflows.close()
})

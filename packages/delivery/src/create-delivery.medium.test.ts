import { randomUUID } from 'node:crypto'
import { claimMessage, hasMessage } from '@voxdeck/db/outbox/outbox'
import { connectWorkflows } from '@voxdeck/workflow-client/connect-workflows'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDeliveryBench, type DeliveryBench } from '../testing/delivery-bench.ts'
import { createDelivery } from './create-delivery.ts'
import { type Message, subjectOf, videoSubject } from './message.ts'

describe('what is told after a commit', () => {
  const temporal = {
    address: process.env.TEMPORAL_ADDRESS ?? '',
    namespace: process.env.TEMPORAL_NAMESPACE ?? '',
  }
  let bench: DeliveryBench
  let database: DeliveryBench['database']
  let store: DeliveryBench['store']
  let workflows: DeliveryBench['workflows']
  let delivery: DeliveryBench['delivery']
  let client: DeliveryBench['client']
  beforeAll(async () => {
    bench = await createDeliveryBench(temporal)
    ;({ database, store, workflows, delivery, client } = bench)
  })
  afterAll(() => bench.close())
  beforeEach(() => database.pool.query('truncate outbox'))

  const begin = (videoId = randomUUID()) => {
    const planKey = `plans/${videoId}.json`
    return {
      videoId,
      planKey,
      message: {
        kind: 'generateVideo',
        input: {
          kind: 'video',
          task: { videoId, projectId: randomUUID(), planKey },
          routing: { toolchain: 'nobody', accountId: randomUUID() },
          languages: ['en'],
        },
        plan: '{"a": "plan"}',
        running: 'replace',
      } satisfies Message,
    }
  }
  const runOf = (videoId: string) => client.workflow.getHandle(`video-${videoId}`).describe()
  const send = (...messages: Message[]) =>
    delivery.transact(async (_, write) => {
      for (const message of messages) await write(message)
    })

  it('starts a workflow, with its plan in the store', async () => {
    const { videoId, planKey, message } = begin()
    await send(message)
    await delivery.deliver(subjectOf(message))
    expect((await runOf(videoId)).status.name).toBe('RUNNING')
    expect(await store.getText(planKey)).toBe(message.plan)
    expect(await hasMessage(database.db, videoSubject(videoId))).toBe(false)
  })

  it('is nothing when the transaction rolls back', async () => {
    const { videoId, message } = begin()
    const failing = delivery.transact(async (_, write) => {
      await write(message)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await delivery.deliverLeft()).toBe(0)
    await expect(runOf(videoId)).rejects.toThrow('not found')
  })

  it('is told in order: what is begun and cancelled ends cancelled', async () => {
    const { videoId, message } = begin()
    await send(message, { kind: 'cancelVideo', videoId })
    await delivery.deliver(videoSubject(videoId))
    const { events } = await client.workflow.getHandle(`video-${videoId}`).fetchHistory()
    expect(events?.some((event) => event.workflowExecutionCancelRequestedEventAttributes)).toBe(true)
  })

  it('waits behind an earlier message of its subject, and not behind others', async () => {
    const { videoId, message } = begin()
    const other = begin()
    await database.db.transaction().execute(async (trx) => {
      for (const [subject, sent] of [
        [videoSubject(videoId), message],
        [videoSubject(videoId), { kind: 'cancelVideo', videoId }],
        [videoSubject(other.videoId), other.message],
      ] as const)
        await trx
          .insertInto('outbox')
          .values({ subject, message: JSON.stringify(sent) })
          .execute()
    })
    // Another process has claimed the first one, and is at it.
    expect((await claimMessage(database.db))?.message).toMatchObject({ kind: 'generateVideo' })
    expect((await claimMessage(database.db))?.message).toMatchObject({
      input: { task: { videoId: other.videoId } },
    })
    expect(await claimMessage(database.db)).toBeNull()
  })

  it('of a process that died is told by another, and starts nothing a second time', async () => {
    const { videoId, message } = begin()
    await database.db
      .insertInto('outbox')
      .values({ subject: videoSubject(videoId), message: JSON.stringify(message) })
      .execute()
    const entry = await claimMessage(database.db)
    await workflows.generateVideo(message.input, 'replace', { messageId: entry?.id ?? 0, isRepeated: false })
    const { runId } = await runOf(videoId)
    // The process dies before it removes the message; its claim ends.
    await database.pool.query("update outbox set due_at = now() - interval '1 second'")
    expect(await delivery.deliverLeft()).toBe(1)
    expect((await runOf(videoId)).runId).toBe(runId)
  })

  it('is tried again while Temporal is away', async () => {
    const { videoId, message } = begin()
    const away = await connectWorkflows({ ...temporal, address: '127.0.0.1:1' })
    const failing = createDelivery({ db: database.db, store, workflows: away })
    const failures: object[] = []
    failing.logTo({ warn: (facts) => failures.push(facts) })
    await failing.transact((_, write) => write(message))
    await expect.poll(() => failures.length, { timeout: 10_000 }).toBeGreaterThan(0)
    await failing.close()
    await away.close()
    expect(await hasMessage(database.db, videoSubject(videoId))).toBe(true)
    await delivery.deliver(videoSubject(videoId))
    expect((await runOf(videoId)).status.name).toBe('RUNNING')
  })

  it('removes objects', async () => {
    const key = `videos/${randomUUID()}.mp4`
    await store.put(key, 'a video', 'video/mp4')
    await send({ kind: 'removeObjects', subject: 'some', keys: [key, 'videos/never-was.mp4'] })
    await delivery.deliver('some')
    await expect(store.getText(key)).rejects.toThrow('no object')
  })
})

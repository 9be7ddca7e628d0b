import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '@voxdeck/db/connect'
import {
  claimMessage,
  hasMessage,
  insertMessage,
  type OutboxEntry,
  postponeMessage,
  removeMessage,
} from '@voxdeck/db/outbox/outbox'
import type { ObjectStore } from '@voxdeck/storage/object-store'
import type { Workflows } from '@voxdeck/workflow-client/connect-workflows'
import { type Message, subjectOf } from './message.ts'

export type Delivery = ReturnType<typeof createDelivery>

/** Writes a message in the transaction of the change that it tells of. */
export type Send = (message: Message) => Promise<void>

type Dependencies = { db: Db; store: ObjectStore; workflows: Workflows }

type Log = { warn: (facts: object, text: string) => void }

const longestPauseSeconds = 20

/** So long this process tries by itself; then the reconciler does. */
const patienceMs = 5 * 60_000

const pauseAfter = (attempts: number): number => Math.min(longestPauseSeconds, 2 ** (attempts - 1))

/** Delivers what the outbox holds: after a commit at once, and what a dead process left on request. */
export const createDelivery = ({ db, store, workflows }: Dependencies) => {
  let log: Log = { warn: () => undefined }
  const running = new Map<string, Promise<void>>()
  const stopping = new AbortController()

  const carryOut = async ({ id, attempts }: OutboxEntry, message: Message): Promise<void> => {
    const delivery = { messageId: id, isRepeated: attempts > 1 }
    switch (message.kind) {
      case 'generateVideo':
        await store.put(message.input.task.planKey, message.plan, 'application/json')
        return workflows.generateVideo(message.input, message.running, delivery)
      case 'cancelVideo':
        return workflows.cancelVideo(message.videoId)
      case 'preparePack':
        return workflows.preparePack(message.input, message.running, delivery)
      case 'translateSlides':
        return workflows.translateSlides(message.input)
      case 'cancelTranslating':
        return workflows.cancelTranslating(message.task)
      case 'importUpload':
        return workflows.importUpload(message.input)
      case 'cancelImport':
        return workflows.cancelImport(message.jobId)
      case 'removeObjects':
        for (const key of message.keys) await store.remove(key)
    }
  }

  /** Delivers one due message, of this subject or of any; tells how it went. */
  const deliverOne = async (subject?: string): Promise<'delivered' | 'failed' | 'none'> => {
    const entry = await claimMessage(db, subject)
    if (!entry) return 'none'
    const message = entry.message as Message
    try {
      await carryOut(entry, message)
    } catch (error) {
      log.warn({ err: error, kind: message.kind, attempts: entry.attempts }, 'not delivered yet')
      await postponeMessage(db, entry.id, pauseAfter(entry.attempts))
      return 'failed'
    }
    await removeMessage(db, entry.id)
    return 'delivered'
  }

  const deliverAll = async (subject: string): Promise<void> => {
    const until = Date.now() + patienceMs
    for (let failures = 0; Date.now() < until && !stopping.signal.aborted; ) {
      const outcome = await deliverOne(subject).catch(() => 'failed' as const)
      if (outcome === 'delivered') continue
      if (outcome === 'none' && !(await hasMessage(db, subject).catch(() => true))) return
      failures += 1
      await sleep(pauseAfter(failures) * 1000, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  /** Delivers the subject's messages. Resolves when none is left, or when it is the reconciler's turn. */
  const deliver = (subject: string): Promise<void> => {
    const before = running.get(subject) ?? Promise.resolve()
    const own = before
      .then(() => deliverAll(subject))
      .finally(() => {
        if (running.get(subject) === own) running.delete(subject)
      })
    running.set(subject, own)
    return own
  }

  return {
    deliver,

    logTo: (next: Log) => {
      log = next
    },

    /** Delivers what is due, whoever wrote it; returns how many messages. */
    deliverLeft: async (): Promise<number> => {
      let delivered = 0
      for (;;) {
        const outcome = await deliverOne()
        if (outcome === 'none') return delivered
        if (outcome === 'delivered') delivered += 1
      }
    },

    /** Runs a transaction whose messages are delivered once it is committed. */
    transact: async <T>(work: (trx: Db, send: Send) => Promise<T>): Promise<T> => {
      const subjects = new Set<string>()
      const result = await db.transaction().execute((trx) =>
        work(trx, async (message) => {
          const subject = subjectOf(message)
          await insertMessage(trx, subject, message)
          subjects.add(subject)
        }),
      )
      for (const subject of subjects) void deliver(subject)
      return result
    },

    /** Ends attempts that wait for their next turn: what is left is the reconciler's. */
    close: async (): Promise<void> => {
      stopping.abort()
      await Promise.all(running.values())
    },
  }
}

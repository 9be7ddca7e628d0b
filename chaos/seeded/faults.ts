import { setTimeout as sleep } from 'node:timers/promises'
import { between, type Random } from '@voxdeck/dev/seeded-random'
import { isStored } from '@voxdeck/storage/testing/is-stored'
import { type HarmedProduct, links } from './start-harmed-product.ts'
import type { Toxic } from './toxiproxy.ts'

/** Something that goes wrong, and how it is made well again. */
export type Fault = { name: string; happen: (harmed: HarmedProduct) => Promise<() => Promise<void>> }

const pick = <T>(random: Random, items: readonly T[]): T => {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

const killed = (which: 'api' | 'worker'): Fault => ({
  name: `kill -9 ${which}`,
  happen: async ({ product }) => {
    const victim = product[which]
    process.kill(victim.pid, 'SIGKILL')
    await victim.ended
    return async () => void (await (which === 'api' ? product.restartApi() : product.restartWorker()))
  },
})

const frozen = (server: string, seconds: number): Fault => ({
  name: `${server} frozen for ${seconds.toFixed(1)} s`,
  happen: async ({ pids }) => {
    const pid = pids[server]
    if (pid === undefined) throw new Error(`no server ${server}`)
    process.kill(pid, 'SIGSTOP')
    return async () => {
      await sleep(seconds * 1000)
      process.kill(pid, 'SIGCONT')
    }
  },
})

const harmed = (link: string, toxic: Toxic, seconds: number): Fault => ({
  name: `${link}: ${toxic} for ${seconds.toFixed(1)} s`,
  happen: async ({ toxiproxy }) => {
    await toxiproxy.harm(link, toxic)
    return async () => {
      await sleep(seconds * 1000)
      await toxiproxy.heal()
    }
  },
})

const truncate = async (store: HarmedProduct['store'], key: string): Promise<void> => {
  const { body, size } = await store.open(key)
  const bytes = Buffer.concat(await body.toArray())
  await store.put(key, bytes.subarray(0, Math.floor(size / 2)), 'application/octet-stream')
}

/** The object of one of the newest artifacts is gone, or half of it is. */
const lostArtifact = (how: 'deleted' | 'truncated', place: number): Fault => ({
  name: `an artifact is ${how} in the store`,
  happen: async ({ db, store }) => {
    const rows = await db
      .selectFrom('artifacts')
      .orderBy('created_at', 'desc')
      .limit(20)
      .select(['object_key'])
      .execute()
    const key = rows[Math.floor(place * rows.length)]?.object_key
    // An earlier fault may have deleted it, and nothing has needed it since.
    if (key && (await isStored(store, key))) {
      if (how === 'deleted') await store.remove(key)
      else await truncate(store, key)
    }
    return async () => undefined
  },
})

export const drawFault = (random: Random): Fault => {
  const seconds = between(random, 0.5, 5)
  const kinds = [
    () => killed('api'),
    () => killed('worker'),
    () => harmed(pick(random, links), pick(random, ['silence', 'reset', 'delay'] as const), seconds),
    () => harmed(pick(random, links), pick(random, ['silence', 'reset', 'delay'] as const), seconds),
    () => frozen(pick(random, ['temporal', 'object store', 'postgres']), seconds),
    () => lostArtifact(pick(random, ['deleted', 'truncated'] as const), random()),
  ]
  return pick(random, kinds)()
}

import { getReadiness as contract } from '@voxdeck/contracts/health/get-readiness'
import { pingDatabase } from '@voxdeck/db/connect'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'

const patienceMs = 3000

const answers = async (question: Promise<unknown>): Promise<'ok' | 'failing'> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'failing'>((resolve) => {
    timer = setTimeout(() => resolve('failing'), patienceMs)
  })
  const asked = question.then(
    () => 'ok' as const,
    () => 'failing' as const,
  )
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}

/** A restart of Temporal or of the object store must not take the pages away: only Postgres is needed for them. */
export const getReadiness = ({ db, store, workflows }: Dependencies) =>
  endpoint(contract, async ({ reply }) => {
    const [postgres, objectStore, temporal] = await Promise.all([
      answers(pingDatabase(db)),
      answers(store.check()),
      answers(workflows.check()),
    ])
    const parts = { postgres, objectStore, temporal }
    if (Object.values(parts).every((part) => part === 'ok')) return { status: 'ready' as const, parts }
    if (postgres === 'ok') return { status: 'degraded' as const, parts }
    await reply.status(503).header('cache-control', 'no-store').send({ status: 'not ready', parts })
    return { status: 'not ready' as const, parts }
  })

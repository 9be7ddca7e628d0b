import { theProduct } from '@voxdeck/db/audit/audit'
import type { Db } from '@voxdeck/db/connect'
import { listExpiredProjects } from '@voxdeck/db/projects/trash'
import { deleteOldRows, type Lifetimes } from '@voxdeck/db/sweep/old-rows'
import { sweepTombstones, writeTombstones } from '@voxdeck/db/sweep/tombstones'
import type { Delivery } from '@voxdeck/delivery/create-delivery'
import { purgeProject } from '@voxdeck/delivery/purge-project'
import type { ObjectStore } from '@voxdeck/storage/object-store'
import type { Swept } from '@voxdeck/workflows/activities'
import { findOrphans, isOwnStore } from './inventory.ts'

export type SweepSettings = {
  /** Days for which a deleted project can be brought back. */
  trashDays: number
  lifetimes: Lifetimes
  /** An object that is younger may get its row yet. */
  orphanHours: number
}

type Dependencies = {
  db: Db
  store: ObjectStore
  delivery: Delivery
  settings: SweepSettings
  log: { warn: (facts: object, text: string) => void }
}

/** Removes what nobody refers to or uses any more: expired projects, old rows, their objects, and orphans. */
export const createSweep =
  ({ db, store, delivery, settings, log }: Dependencies) =>
  async (): Promise<Swept> => {
    const expired = await listExpiredProjects(db, settings.trashDays)
    for (const projectId of expired) await purgeProject(delivery, projectId, theProduct)
    const rows = await deleteOldRows(db, settings.lifetimes)
    let orphans = 0
    if (await isOwnStore(db, store)) {
      for await (const keys of findOrphans(db, store, settings.orphanHours)) {
        orphans += keys.length
        await writeTombstones(db, keys)
      }
    } else log.warn({}, 'the object store belongs to another installation: its orphans are left alone')
    const objects = await sweepTombstones(db, (key) => store.remove(key))
    return { projects: expired.length, rows, orphans, objects }
  }

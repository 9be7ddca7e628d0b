import { theProduct } from '@voxdeck/db/audit/audit'
import type { Db } from '@voxdeck/db/connect'
import { endJob, listQuietImports } from '@voxdeck/db/jobs/jobs'
import { listExpiredProjects } from '@voxdeck/db/projects/trash'
import { deleteExpiredSlides } from '@voxdeck/db/slides/replaced-files'
import { deleteOldRows, type Lifetimes } from '@voxdeck/db/sweep/old-rows'
import { sweepTombstones, writeTombstones } from '@voxdeck/db/sweep/tombstones'
import type { Delivery } from '@voxdeck/delivery/create-delivery'
import { purgeProject } from '@voxdeck/delivery/purge-project'
import { uploadObjects } from '@voxdeck/storage/object-keys'
import type { ObjectStore } from '@voxdeck/storage/object-store'
import type { Swept } from '@voxdeck/workflows/activities'
import { findOrphans, isOwnStore } from './inventory.ts'

export type SweepSettings = {
  /** Days for which a deleted project or slide, or a replaced file, can be brought back. */
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

/** An upload that nobody goes on with is given up after a day. */
const uploadHours = 24

const endOldUploads = async (db: Db, store: ObjectStore): Promise<void> => {
  for (const { id, uploadKey } of await listQuietImports(db, 'uploading', uploadHours * 3600)) {
    await endJob(db, id, { status: 'cancelled' })
    for (const key of uploadObjects(uploadKey)) await store.remove(key)
  }
  await store.abortUploads(new Date(Date.now() - 2 * uploadHours * 3600 * 1000))
}

/** Removes what nobody refers to or uses any more: expired projects, old rows, their objects, and orphans. */
export const createSweep =
  ({ db, store, delivery, settings, log }: Dependencies) =>
  async (): Promise<Swept> => {
    const expired = await listExpiredProjects(db, settings.trashDays)
    for (const projectId of expired) await purgeProject(delivery, projectId, theProduct)
    const rows = {
      ...(await deleteOldRows(db, settings.lifetimes)),
      slides: await deleteExpiredSlides(db, settings.trashDays),
    }
    await endOldUploads(db, store)
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

import { endVideo } from '@voxdeck/db/videos/video-lifecycle'
import type { Activities } from '@voxdeck/workflows/activities'
import type { Dependencies } from './dependencies.ts'

export const createFailVideo =
  ({ db }: Dependencies): Activities['failVideo'] =>
  async ({ code, stage, ...video }) => {
    await endVideo(db, video, { status: 'failed', code, stage })
  }

export const createCancelVideo =
  ({ db }: Dependencies): Activities['cancelVideo'] =>
  async (video) => {
    await endVideo(db, video, { status: 'cancelled' })
  }

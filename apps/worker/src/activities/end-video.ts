import { endVideo } from '@voxdeck/db/videos/video-lifecycle'
import type { Activities } from '@voxdeck/workflows/activities'
import type { Dependencies } from './dependencies.ts'

export const createFailVideo =
  ({ db }: Dependencies): Activities['failVideo'] =>
  async ({ code, step, ...video }) => {
    await endVideo(db, video, { status: 'failed', code, step })
  }

export const createCancelVideo =
  ({ db }: Dependencies): Activities['cancelVideo'] =>
  async (video) => {
    await endVideo(db, video, { status: 'cancelled' })
  }

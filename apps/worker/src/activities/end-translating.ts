import type { Db } from '@voxdeck/db/connect'
import { endTranslating } from '@voxdeck/db/languages/translation-jobs'
import type { TranslationActivities } from '@voxdeck/workflows/activities'

export const createEndTranslating =
  ({ db }: { db: Db }): TranslationActivities['endTranslating'] =>
  async ({ projectId, language, lastRequest, ...end }) => {
    await endTranslating(db, { projectId, language, lastRequest }, end)
  }

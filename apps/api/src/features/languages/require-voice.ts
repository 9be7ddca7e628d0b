import type { Db } from '@voxdeck/db/connect'
import { findLiveToolchain } from '@voxdeck/db/workers/toolchains'
import { HttpProblem } from '../../http/http-problem.ts'

/** Throws voice_unavailable unless the voice is installed and of this language; null and undefined pass. */
export const requireVoice = async (
  db: Db,
  { language, voice }: { language: string; voice: string | null | undefined },
): Promise<void> => {
  if (voice === null || voice === undefined) return
  const voices = (await findLiveToolchain(db))?.voices ?? []
  if (!voices.some((one) => one.id === voice && one.language === language))
    throw new HttpProblem('voice_unavailable')
}

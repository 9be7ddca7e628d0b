import { writeFile } from 'node:fs/promises'
import type { Plan } from '@voxdeck/core/plan/plan'
import type { Shot } from '@voxdeck/core/timeline/lay-out-slides'
import type { Ffmpeg } from '@voxdeck/media/run/ffmpeg'
import type { Jail } from '@voxdeck/media/run/jail'
import { createVerifyShot } from '@voxdeck/media/shots/verify-shot'
import type { ObjectStore } from '@voxdeck/storage/object-store'
import { shotKey, shotRecipe } from '@voxdeck/video/shots/shot-recipe'
import type { ArtifactStore } from './artifact-store.ts'

type Tools = { artifacts: ArtifactStore; store: ObjectStore; jail: Jail; ffmpeg: Ffmpeg }

/** Renders a shot unless its artifact exists, and verifies the file by decoding it once. */
export const createShotMaker = ({ artifacts, store, jail, ffmpeg }: Tools) => {
  const proveShot = createVerifyShot({ ffmpeg })
  return async (plan: Plan, shot: Shot, signal: AbortSignal): Promise<{ key: string; reused: boolean }> => {
    const key = shotKey(plan, shot)
    await using scratch = await jail.scratch()
    const { reused } = await artifacts.obtain({ kind: 'shot', key }, async () => {
      const { command, sources, script, output, frames } = shotRecipe(plan, shot, scratch.file)
      for (const { file, object } of sources) await store.getFile(object, file.path)
      if (script) await writeFile(script.file.path, script.text)
      await ffmpeg.run(command, { scratch, signal })
      await proveShot({ file: output, frames, scratch, signal })
      return { path: output.path, contentType: 'video/mp4', facts: { frames } }
    })
    return { key, reused }
  }
}

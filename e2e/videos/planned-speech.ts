import { findArtifact } from '@voxdeck/db/artifacts/artifacts'
import { connectDatabase } from '@voxdeck/db/connect'
import type { ObjectStore } from '@voxdeck/storage/object-store'

/** The layout that the worker stored: where each sentence's artifact begins, by language. */
type Layout = {
  tracks: Record<
    string,
    { startSample: number; samples: number; key: string; from?: { key: string; samples: number } }[]
  >
}

export type PlannedSentence = {
  startSample: number
  /** Speed relative to the original narration; 1 where it was not stretched. */
  pace: number
  samples: Float32Array
}

const samplesOf = (bytes: Buffer): Float32Array =>
  Float32Array.from(
    new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)),
    (sample) => sample / 32_768,
  )

/** The planned sentences of each language of a video, from its layout and the artifacts that it names. */
export const plannedSpeech = async (
  store: ObjectStore,
  videoId: string,
): Promise<Record<string, PlannedSentence[]>> => {
  const database = connectDatabase({ url: process.env.DATABASE_URL ?? '', connections: 1 })
  const { layout_key } = await database.db
    .selectFrom('videos')
    .where('id', '=', videoId)
    .select('layout_key')
    .executeTakeFirstOrThrow()
  const layout = JSON.parse(await store.getText(layout_key ?? '')) as Layout
  const speech: Record<string, PlannedSentence[]> = {}
  for (const [language, placed] of Object.entries(layout.tracks)) {
    const sentences: PlannedSentence[] = []
    for (const { startSample, samples, key, from } of placed) {
      const artifact = await findArtifact(database.db, { kind: from ? 'stretched' : 'sentence', key })
      const { body } = await store.open(artifact?.objectKey ?? '')
      const said = samplesOf(Buffer.concat(await body.toArray()))
      if (said.length !== samples) throw new Error(`${key} has ${said.length} samples, planned ${samples}`)
      sentences.push({ startSample, pace: from ? from.samples / samples : 1, samples: said })
    }
    speech[language] = sentences
  }
  await database.close()
  return speech
}

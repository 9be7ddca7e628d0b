import { previewSpeech as contract, speechHeaders } from '@voxdeck/contracts/speech/preview-speech'
import { entriesWithin, type LexiconEntry } from '@voxdeck/core/script/lexicon'
import { readScript, writtenText } from '@voxdeck/core/script/read-script'
import type { Db } from '@voxdeck/db/connect'
import { listLexicon } from '@voxdeck/db/languages/lexicon'
import type { Membership } from '@voxdeck/db/projects/find-role'
import { findSalt } from '@voxdeck/db/users/salts'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { randomFilename } from '@voxdeck/storage/random-filename'
import type { SpeechPreview } from '@voxdeck/workflow-client/connect-workflows'
import { requireProject } from '../../access/project-access.ts'
import { requireToolchain } from '../../access/require-toolchain.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'

const lexiconOf = async (
  db: Db,
  member: Membership,
  heard: { text: string; language: string },
): Promise<LexiconEntry[]> => {
  await requireProject(db, member, 'read')
  const entries = (await listLexicon(db, member.projectId)).filter(
    ({ language }) => language === heard.language,
  )
  return entriesWithin(writtenText(heard.text), entries).map(({ term, say }) => ({ term, say }))
}

export const previewSpeech = ({ db, store, workflows, sharesSpeech }: Dependencies) =>
  endpoint(contract, async ({ body, user, reply }) => {
    const { text, language, wpm: wordsPerMinute, projectId } = body
    const lexicon = projectId
      ? await lexiconOf(db, { userId: user.id, projectId }, { text, language })
      : undefined
    if (readScript(text, { language }).sentences.length === 0) throw new HttpProblem('nothing_to_say')
    const toolchain = await requireToolchain(db)
    const voice = toolchain.voices.find(({ id }) => id === body.voice)
    if (voice?.language !== language) throw new HttpProblem('voice_unavailable')
    const preview: SpeechPreview = {
      text,
      language,
      voice: voice.id,
      wordsPerMinute,
      salt: sharesSpeech ? '' : await findSalt(db, { userId: user.id, projectId }),
      ...(lexicon ? { lexicon } : {}),
    }
    // By its key: what people write does not belong into Temporal's history.
    const previewKey = objectKeys.upload(randomFilename('json'))
    await store.put(previewKey, JSON.stringify(preview), 'application/json')
    const { objectKey, samples, gapSamples } = await workflows
      .previewSpeech({ routing: { toolchain: toolchain.id, accountId: user.id }, preview: { previewKey } })
      // What stays when this fails, too, is removed by the sweep.
      .finally(() => void store.remove(previewKey).catch(() => undefined))
    const { body: audio, size } = await store.open(objectKey)
    if (samples !== undefined) reply.header(speechHeaders.samples, samples)
    if (gapSamples !== undefined) reply.header(speechHeaders.gapSamples, gapSamples)
    return reply
      .type('audio/mp4')
      .header('content-length', size)
      .header('cache-control', 'no-store')
      .send(audio)
  })

import { previewSpeech as contract } from '@voxdeck/contracts/speech/preview-speech'
import { splitSentences } from '@voxdeck/core/script/sentences'
import type { Dependencies } from '../../dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { requireToolchain } from '../workers/require-toolchain.ts'

export const previewSpeech = ({ db, store, workflows }: Dependencies) =>
  endpoint(contract, async ({ body, user, reply }) => {
    if (splitSentences(body.text).length === 0) throw new HttpProblem('nothing_to_say')
    const toolchain = await requireToolchain(db)
    if (!toolchain.voices.some((voice) => voice.id === body.voice)) throw new HttpProblem('voice_unavailable')
    const { objectKey } = await workflows.previewSpeech({
      asker: { toolchain: toolchain.id, accountId: user.id },
      preview: { text: body.text, language: body.language, voice: body.voice, wordsPerMinute: body.wpm },
    })
    const { body: audio, size } = await store.open(objectKey)
    return reply
      .type('audio/mp4')
      .header('content-length', size)
      .header('cache-control', 'no-store')
      .send(audio)
  })

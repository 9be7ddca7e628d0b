import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@voxdeck/dev/processes/ports'
import { startTranslationServer } from '@voxdeck/dev/services/translation-server'
import { createApertium } from '../src/apertium/apertium.ts'
import { jsonReply, type Received, type Reply, startLoopbackServer } from './loopback-server.ts'
import { changeJson, type Subject } from './subject.ts'

const fault = (code: number, explanation: string) =>
  jsonReply({ status: 'error', code, message: 'error', explanation }, code)

/** The real Apertium, behind a loopback server that can disturb its answers. */
export const apertiumSubject = async (): Promise<Subject> => {
  const stateDir = await mkdtemp(join(tmpdir(), 'voxdeck-apertium-'))
  const apertium = await startTranslationServer({ stateDir, port: await freePort() })
  const pass = async ({ method, path, headers, body }: Received): Promise<Reply> => {
    const contentType = headers['content-type']
    const response = await fetch(apertium.apertiumUrl + path, {
      method,
      ...(contentType && { headers: { 'content-type': contentType }, body }),
    })
    return { status: response.status, body: Buffer.from(await response.arrayBuffer()) }
  }
  const server = await startLoopbackServer(pass)
  return {
    server,
    pair: { from: 'en', to: 'es' },
    create: ({ timeoutMs = 20_000, url = server.url } = {}) => createApertium({ url, timeoutMs }),
    secret: null,
    refusals: [
      { ...fault(400, 'That pair is not installed'), means: 'unsupported_pair' },
      { ...fault(400, 'Missing argument q'), means: 'bad_answer' },
      { ...fault(503, 'internal error'), means: 'unreachable' },
    ],
    isTranslation: ({ path }) => path === '/translate',
    textsOf: ({ body }) => new URLSearchParams(body).getAll('q'),
    changeTexts: (reply, change) =>
      changeJson(reply, ({ responseData }: { responseData: { translatedText: unknown } }) => {
        const texts = change([responseData.translatedText])
        return {
          responseData: { translatedText: texts.length === 1 ? texts[0] : texts },
          responseDetails: null,
          responseStatus: 200,
        }
      }),
    withoutMarks: (text) => text.replace(/<apertium-notrans[^>]*>.*?<\/apertium-notrans>/g, ''),
    async close() {
      await server.close()
      await apertium.stop()
      await rm(stateDir, { recursive: true })
    },
  }
}

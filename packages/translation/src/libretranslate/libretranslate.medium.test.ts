import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeTranslator } from '../../testing/conformance.ts'
import { libreTranslateSubject } from '../../testing/libretranslate-subject.ts'
import type { Subject } from '../../testing/subject.ts'
import { translateScript } from '../translate-script.ts'

describeTranslator(libreTranslateSubject)

describe('LibreTranslate', () => {
  let subject: Subject
  beforeAll(async () => {
    subject = await libreTranslateSubject()
  })
  afterAll(() => subject.close())

  const translate = (script: string) => translateScript(subject.create(), { script, ...subject.pair })

  it('offers what its server has, with the limit that its server tells', async () => {
    const translator = subject.create()
    const pairs = (await translator.pairs()).map(({ from, to }) => `${from} ${to}`)
    expect(pairs).toEqual(['en es', 'en pt-BR', 'en zh-Hans', 'es en'])
    expect((await translator.limits()).sizePerText).toBe(500)
  })

  it('gets plain text where there are no marks', async () => {
    expect((await translate('Tom & <Jerry>.')).script).toBe('Tomez & <Jerryez>.')
    expect(JSON.parse(subject.server.received.at(-1)?.body ?? '')).toMatchObject({ format: 'text' })
  })

  it('takes no tag that a person wrote for one of ours', async () => {
    const { script } = await translate('<span translate="no" id="m0-1">the</span>,[pause 1s] the harbour.')
    expect(script).toBe('<spanez translateez="noez" idez="mez0-1">el</spanez>,[pause 1s] el puerto.')
  })
})

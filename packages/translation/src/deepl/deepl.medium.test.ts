import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeTranslator } from '../../testing/conformance.ts'
import { type DeepLSubject, deeplSubject } from '../../testing/deepl-subject.ts'
import { translateScript } from '../translate-script.ts'

describeTranslator(deeplSubject)

describe('DeepL', () => {
  let subject: DeepLSubject
  beforeAll(async () => {
    subject = await deeplSubject()
  })
  afterAll(() => subject.close())

  const glossary = [
    { term: 'slide', translations: { es: 'diapositiva', th: 'สไลด์', 'pt-BR': 'lâmina' } },
    { term: 'Voxdeck', doNotTranslate: true as const },
  ]
  const translate = (script: string, to: 'es' | 'th' | 'vi' | 'pt-BR', by = subject.create()) =>
    translateScript(by, { script, from: 'en', to, glossary })

  it('offers what its account may use, with variants for targets only', async () => {
    const pairs = (await subject.create().pairs()).map(
      ({ from, to, glossary: own }) => `${from} ${to} ${own}`,
    )
    expect(pairs).toContain('en pt-BR true')
    expect(pairs).toContain('pt-BR en true')
    expect(pairs).toContain('en th false')
    expect(await subject.create().health()).toEqual({ ok: true, charactersLeft: 498_800 })
  })

  it('makes a glossary once, finds it again in another process, and makes it anew when it is gone', async () => {
    const first = subject.create()
    await translate('A slide.', 'es', first)
    await translate('A slide.', 'es', first)
    await translate('A slide.', 'es')
    expect(subject.glossaries).toHaveLength(1)
    subject.glossaries.length = 0
    expect(await translate('The slide.', 'es', first)).toMatchObject({
      script: 'El diapositiva.',
      misses: [],
    })
    expect(subject.glossaries).toHaveLength(1)
  })

  it('removes the oldest of its glossaries to make room, and no others', async () => {
    const glossaryOf = (index: number) => ({
      glossary_id: `old${index}`,
      name: index === 0 ? 'of somebody' : `voxdeck ${index}`,
      creation_time: new Date(index * 1000).toISOString(),
      entries: 'a\tb',
    })
    subject.glossaries.splice(0, Infinity, ...Array.from({ length: 201 }, (_, index) => glossaryOf(index)))
    await translate('A slide.', 'es')
    const ids = subject.glossaries.map(({ glossary_id }) => glossary_id)
    expect([ids.length, ids.includes('old0'), ids.includes('old1'), ids.includes('old2')]).toEqual([
      201,
      true,
      false,
      true,
    ])
  })

  it('translates between pauses where a language has no tags', async () => {
    const script = 'Open the slide,[pause 1s] and <look> & see Voxdeck. [pause 2s] The end.'
    expect(await translate(script, 'th')).toMatchObject({
      sentences: ['Abre el สไลด์ez,[pause 1s] y <lookez> & seeez Voxdeckez.', 'El endez.'],
      misses: [{ term: 'Voxdeck' }],
    })
    const last = subject.server.received.at(-1)
    expect(JSON.parse(last?.body ?? '')).not.toHaveProperty('tag_handling')
    const many = Array.from({ length: 40 }, (_, index) => `Number ${index},[pause 1s] and more.`).join(' ')
    expect((await translate(many, 'vi')).failures).toEqual([])
  })
})

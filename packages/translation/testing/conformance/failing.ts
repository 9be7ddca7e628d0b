import { expect, it } from 'vitest'
import { codesOf, numbered, type Rig } from './rig.ts'

const patiently = { timeout: 30_000 }

/** Refusals, timeouts, cancelling, and resuming after a failure. */
export const itFailsWell = (rig: Rig): void => {
  it('maps every refusal to one of our errors, without the key', async () => {
    const { secret } = rig.subject
    for (const { means, retryAfterSeconds, ...reply } of rig.subject.refusals) {
      const body = reply.body.toString().replace(/("error"|"message")\s*:\s*"/, `$&${secret ?? ''} `)
      rig.injectFault({ ...reply, body })
      const { failures, script } = await rig.translate('The harbour.')
      expect([script, failures.length]).toEqual([null, 1])
      const error = failures[0]?.error
      expect(error).toMatchObject({ code: means, translator: rig.translator.id, retryAfterSeconds })
      const leaked = [error?.stack, JSON.stringify(error)].join(' ')
      expect(secret !== null && leaked.includes(secret)).toBe(false)
    }
  })

  it('says when nobody is there', async () => {
    const lost = rig.subject.create({ url: 'http://127.0.0.1:9' })
    const [failure] = (await rig.translate('The harbour.', {}, lost)).failures
    expect(failure?.error).toMatchObject({ code: 'unreachable', retry: 'now' })
    expect(await lost.health()).toMatchObject({ ok: false, error: { code: 'unreachable' } })
  })

  it('does not know languages that it does not offer', async () => {
    const { from } = rig.subject.pair
    const result = await rig.translate('The harbour.', { to: from })
    expect([codesOf(result), rig.sent()]).toEqual([['unsupported_pair'], []])
  })

  it('does not wait for ever, and leaves no request behind', async () => {
    const hasty = rig.subject.create({ timeoutMs: 300 })
    await hasty.pairs()
    rig.injectFault('hang')
    expect(codesOf(await rig.translate('The harbour.', {}, hasty))).toEqual(['slow'])
    await expect.poll(() => rig.sent().every(({ isAborted }) => isAborted), patiently).toBe(true)
  })

  it('stops at once when it is told to, and keeps what was done', async () => {
    const controller = new AbortController()
    rig.injectFault('hang', (request) => rig.subject.textsOf(request).some((text) => text.includes('170')))
    const work = rig.translate(numbered(120).join(' '), { signal: controller.signal })
    await expect
      .poll(() => rig.sent().some((request) => rig.subject.server.mishap(request) === 'hang'), patiently)
      .toBe(true)
    const abortedAt = performance.now()
    controller.abort()
    const result = await work
    expect(performance.now() - abortedAt).toBeLessThan(500)
    expect(new Set(codesOf(result))).toEqual(new Set(['cancelled']))
    expect(result.failures.some(({ text }) => text.includes('170'))).toBe(true)
    expect(result.sentences.some((sentence) => sentence !== null)).toBe(true)
    await expect
      .poll(() => rig.sent().filter((request) => request.isAborted).length, patiently)
      .toBeGreaterThan(0)
    const count = rig.sent().length
    expect(codesOf(await rig.translate('The harbour.', { signal: controller.signal }))).toEqual(['cancelled'])
    expect(rig.sent()).toHaveLength(count)
  })

  it('loses only the sentence that it cannot do, and sends only that again', async () => {
    const sentences = numbered(60)
    const bad = 'The harbour has number 131 today.'
    rig.injectFault({ status: 200, body: '<html>' }, (request) =>
      rig.subject.textsOf(request).some((text) => text.includes('131')),
    )
    const first = await rig.translate(sentences.join(' '))
    expect(first.failures).toMatchObject([{ sentence: 31, text: bad, error: { code: 'bad_answer' } }])
    rig.calm()
    const second = await rig.translate(sentences.join(' '), { known: first.sentences })
    expect(second.failures).toEqual([])
    expect(second.sentences.filter((_, index) => index !== 31)).toEqual(
      first.sentences.filter((_, index) => index !== 31),
    )
    expect(rig.sentTexts()).toHaveLength(1)
    expect(second.charactersSent).toBe(bad.length)
  })

  it('stops asking a server that asks to slow down, and goes on from there', async () => {
    const sentences = numbered(120)
    const refusal = rig.subject.refusals.find(
      ({ means }) => means === 'rate_limited' || means === 'unreachable',
    )
    if (refusal) rig.injectFault(refusal, () => rig.sent().length > 1)
    const first = await rig.translate(sentences.join(' '))
    const done = first.sentences.filter((sentence) => sentence !== null).length
    expect(done).toBeGreaterThan(0)
    expect(done).toBeLessThan(120)
    expect(rig.sent().length).toBeLessThanOrEqual(1 + (await rig.translator.limits()).requestsAtOnce)
    rig.calm()
    const second = await rig.translate(sentences.join(' '), { known: first.sentences })
    expect(second.failures).toEqual([])
    expect(rig.sentTexts()).toHaveLength(120 - done)
  })
}

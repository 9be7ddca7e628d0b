import { parseScript } from '@voxdeck/core/script/script-parts'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { GlossaryEntry } from '../../src/glossary.ts'
import { type ScriptRequest, type ScriptTranslation, translateScript } from '../../src/translate-script.ts'
import type { Translator } from '../../src/translator.ts'
import type { InjectedReply, Received } from '../loopback-server.ts'
import type { Subject } from '../subject.ts'

const glossary: GlossaryEntry[] = [
  { term: 'Voxdeck', doNotTranslate: true },
  { term: 'slide', translations: { es: 'diapositiva', fr: 'diapositive' } },
]

/** Every kind of markup, and characters that are markup in XML and HTML. */
export const marked =
  '[pause 1s]Welcome to [Voxdeck|VOX deck]. [pause 800ms] Open the slide,[pause 250ms] and look at the harbour.\n' +
  'Tom & Jerry say "<b>hello</b>" [sic].[pause 2s]'

/** Sentences with a number each, so that they can be told apart in any language. */
export const numbered = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `The harbour has number ${index + 100} today.`)

export const markupOf = (script: string | null): string[] =>
  parseScript(script ?? '').flatMap(({ kind, source }) => (kind === 'text' ? [] : [source]))

export const pausesOf = (script: string | null): string[] =>
  parseScript(script ?? '').flatMap(({ kind, source }) => (kind === 'pause' ? [source] : []))

export const codesOf = ({ failures }: ScriptTranslation) => failures.map(({ error }) => error.code)

/** A provider with its loopback server, and what the suite does to both. */
export const createRig = (start: () => Promise<Subject>) => {
  let started: { subject: Subject; translator: Translator } | undefined
  const running = () => {
    if (!started) throw new Error('the server has not started')
    return started
  }
  beforeAll(async () => {
    const subject = await start()
    started = { subject, translator: subject.create() }
  })
  const calm = () => {
    const { server } = running().subject
    server.mishap = () => undefined
    server.received.length = 0
  }
  afterEach(calm)
  afterAll(() => started?.subject.close())

  const injectFault = (mishap: InjectedReply, when: (request: Received) => boolean = () => true) => {
    const { server, isTranslation } = running().subject
    server.mishap = (request) => (isTranslation(request) && when(request) ? mishap : undefined)
  }
  return {
    get subject() {
      return running().subject
    },
    get translator() {
      return running().translator
    },
    translate: (script: string, more: Partial<ScriptRequest> = {}, by = running().translator) =>
      translateScript(by, { script, ...running().subject.pair, glossary, ...more }),
    /** The translation requests so far, and their texts. */
    sent: () => running().subject.server.received.filter(running().subject.isTranslation),
    sentTexts: () =>
      running()
        .subject.server.received.filter(running().subject.isTranslation)
        .flatMap((request) => running().subject.textsOf(request)),
    injectFault,
    changeTexts: (change: (texts: unknown[]) => unknown[]) =>
      injectFault((reply) => running().subject.changeTexts(reply, change)),
    calm,
  }
}

export type Rig = ReturnType<typeof createRig>

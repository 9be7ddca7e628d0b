import { createHash } from 'node:crypto'
import { termKey } from '@voxdeck/core/script/lexicon'
import { oneLine } from '@voxdeck/core/script/sentences'
import { z } from 'zod'
import type { RequestJson } from '../http/request-json.ts'
import { readAnswer } from '../provider.ts'
import type { Term } from '../translator.ts'

const glossary = z.object({ glossary_id: z.string(), name: z.string(), creation_time: z.string().optional() })
const listAnswer = z.object({ glossaries: z.array(glossary) })

const ours = 'voxdeck '
/** An account holds a thousand glossaries: the oldest of ours are deleted to make room for new ones. */
const mostOfOurs = 200

/** Glossary languages have no variants. */
const plainCode = (code: string): string => code.split('-')[0]?.toLowerCase() ?? code

const entriesOf = (terms: readonly Term[]): string => {
  const byTerm = new Map(
    terms.map(({ term, translation }) => [termKey(term), `${oneLine(term)}\t${oneLine(translation)}`]),
  )
  return [...byTerm.values()].toSorted().join('\n')
}

export type FindGlossary = (
  pair: { source: string; target: string },
  terms: readonly Term[],
  signal?: AbortSignal,
) => Promise<string>

/** Finds the id of a glossary with these terms: one stored by an earlier process, or a new one. */
export const createGlossaries = (ask: RequestJson): { find: FindGlossary; forget: () => void } => {
  const known = new Map<string, string>()

  const makeRoom = async (glossaries: z.infer<typeof listAnswer>['glossaries'], signal?: AbortSignal) => {
    const oldestFirst = glossaries
      .filter(({ name }) => name.startsWith(ours))
      .toSorted((a, b) => (a.creation_time ?? '').localeCompare(b.creation_time ?? ''))
    for (const { glossary_id } of oldestFirst.slice(0, Math.max(0, oldestFirst.length - mostOfOurs + 1)))
      await ask({ path: `/v3/glossaries/${encodeURIComponent(glossary_id)}`, method: 'DELETE', signal })
  }

  return {
    async find({ source, target }, terms, signal) {
      const entries = entriesOf(terms)
      const dictionary = { source_lang: plainCode(source), target_lang: plainCode(target), entries }
      const name = ours + createHash('sha256').update(JSON.stringify(dictionary)).digest('hex').slice(0, 32)
      const kept = known.get(name)
      if (kept !== undefined) return kept
      const { glossaries } = readAnswer('deepl', listAnswer, await ask({ path: '/v3/glossaries', signal }))
      const there = glossaries.find((one) => one.name === name)
      if (!there) await makeRoom(glossaries, signal)
      const { glossary_id } =
        there ??
        readAnswer(
          'deepl',
          glossary,
          await ask({
            path: '/v3/glossaries',
            json: { name, dictionaries: [{ ...dictionary, entries_format: 'tsv' }] },
            signal,
          }),
        )
      known.set(name, glossary_id)
      return glossary_id
    },
    forget: () => known.clear(),
  }
}

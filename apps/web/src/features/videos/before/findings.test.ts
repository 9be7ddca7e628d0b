import type { Project } from '@voxdeck/contracts/projects/read-project'
import { describe, expect, it } from 'vitest'
import { projectOf, slideOf } from '../../../../testing/project-of.ts'
import { openDocument, write } from '../../../project/document/field-document.ts'
import { type FieldKey, scriptKey, silentKey, voiceKey } from '../../../project/document/field-key.ts'
import { createSpokenView } from '../../../project/document/spoken-scripts.ts'
import { textsOfProject } from '../../../project/document/texts-of-project.ts'
import { measureProject } from '../../../project/lengths/project-lengths.ts'
import { findUnfinished, hasFindings } from './findings.ts'

const recording = { address: '/api/recordings/1', seconds: 3, peaks: [] }
const voiceIds = new Set(['adam'])

const look = (project: Project, typed: [FieldKey, string][] = []) => {
  const doc = write(openDocument(textsOfProject(project)), typed, { kind: 'step', at: 0 })
  const ids = project.slides.map(({ id }) => id)
  const lengths = measureProject(project, doc, createSpokenView('en')(doc, ids))
  const findings = findUnfinished({ project, doc, lengths, voiceIds })
  return Object.fromEntries(Object.entries(findings).map(([kind, slides]) => [kind, numbers(slides)]))
}
const numbers = (slides: readonly { number: number }[]) => slides.map(({ number }) => number)

describe('what is unfinished', () => {
  const [first, second, third] = [
    slideOf(0, { script: 'One two three.' }),
    slideOf(1),
    slideOf(2, { script: 'Words.', recording, narrator: 'recording' }),
  ] as const
  const project = projectOf({ slides: [first, second, third] })

  it('P13 slides that say nothing, unless they are kept silent', () => {
    expect(look(project)).toEqual({ wordless: [2], overlong: [], voiceless: [] })
    expect(look(project, [[silentKey(second.id), 'yes']]).wordless).toEqual([])
    expect(look(project, [[scriptKey(second.id), 'Words.']]).wordless).toEqual([])
  })

  it('P13 words that do not fit the length that was set', () => {
    const slides = [{ ...first, manualSeconds: 1 }, { ...second, manualSeconds: 1 }, third]
    expect(look(projectOf({ slides })).overlong).toEqual([1])
  })

  it('P13 a voice that is not there, where it would be heard', () => {
    const typed: [FieldKey, string][] = [first, second, third].map(({ id }) => [voiceKey(id), 'gone'])
    expect(look(project, typed).voiceless).toEqual([1])
  })

  it('P13 nothing of voices while they are not loaded', () => {
    const doc = openDocument(textsOfProject(project))
    const lengths = measureProject(project, doc, createSpokenView('en')(doc, [first.id, second.id, third.id]))
    const findings = findUnfinished({ project, doc, lengths, voiceIds: undefined })
    expect(findings.voiceless).toEqual([])
    expect(hasFindings(findings)).toBe(true)
    expect(hasFindings({ wordless: [], overlong: [], voiceless: [] })).toBe(false)
  })
})

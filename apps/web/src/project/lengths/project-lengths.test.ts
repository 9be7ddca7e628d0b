import type { Project } from '@voxdeck/contracts/projects/read-project'
import { describe, expect, it } from 'vitest'
import { projectOf, slideOf } from '../../../testing/project-of.ts'
import { openDocument, write } from '../document/field-document.ts'
import {
  type FieldKey,
  lengthKey,
  narratorKey,
  scriptKey,
  settingKey,
  silentKey,
  voiceKey,
} from '../document/field-key.ts'
import { createSpokenView } from '../document/spoken-scripts.ts'
import { textsOfProject } from '../document/texts-of-project.ts'
import { measureProject } from './project-lengths.ts'

const words = 'one two three four five'
const [first, second, third] = [slideOf(0), slideOf(1), slideOf(2)]
const measure = (project: Project, ...typed: [FieldKey, string][]) => {
  const doc = write(openDocument(textsOfProject(project)), typed, { kind: 'step', at: 0 })
  const ids = project.slides.map(({ id }) => id)
  return measureProject(project, doc, createSpokenView('en')(doc, ids))
}
const spoken = { seconds: 3, peaks: [1] }

describe('how long a project is', () => {
  it('E8 M16 counts 2 s of pause for every slide, 5 s for one without words, and a manual length', () => {
    const project = projectOf({
      slides: [{ ...first, script: words }, second, { ...third, manualSeconds: 30 }],
    })
    const { slides, ...sums } = measure(project)
    expect(slides.map(({ source }) => source)).toEqual(['estimated', 'silent', 'manual'])
    expect(sums).toEqual({
      words: 5,
      narrationSeconds: 2,
      totalSeconds: 2 + 2 + (5 + 2) + 30,
      isEstimate: true,
      wordless: [2, 3],
    })
  })
  it('E7 a slide that says nothing is wordless until it is kept silent', () => {
    const project = projectOf({ slides: [{ ...first, script: words }, second] })
    expect(measure(project).wordless).toEqual([2])
    expect(measure(project, [silentKey(second.id), 'yes']).wordless).toEqual([])
    expect(measure(project, [scriptKey(first.id), '']).wordless).toEqual([1, 2])
    expect(measure(projectOf({ ...project, script: 'One. Two.', slides: [first, second] })).wordless).toEqual(
      [],
    )
  })
  it('E8 R4 a recorded slide lasts as long as its recording, whatever is written', () => {
    const recording = { address: '/api/recordings/1', seconds: 12, peaks: [] }
    const slide = { ...first, script: words, recording, narrator: 'recording' as const }
    const project = projectOf({ slides: [slide] })
    expect(measure(project)).toMatchObject({
      words: 5,
      narrationSeconds: 12,
      totalSeconds: 14,
      isEstimate: false,
    })
  })
  it('S20 a recording that is kept while the voice is heard does not count', () => {
    const recording = { address: '/api/recordings/1', seconds: 12, peaks: [] }
    const slide = { ...first, script: words, recording, narrator: 'recording' as const }
    const project = projectOf({ slides: [slide] })
    expect(measure(project, [narratorKey(first.id), 'voice'])).toMatchObject({
      narrationSeconds: 2,
      isEstimate: true,
    })
  })
  it('M19 speech counts while words, voice and speed are those that were spoken, saved or not', () => {
    const project = projectOf({ slides: [{ ...first, script: words, narration: spoken }, second] })
    const sourceAfter = (...typed: [FieldKey, string][]) => measure(project, ...typed).slides[0]?.source
    expect(sourceAfter()).toBe('spoken')
    expect(sourceAfter([scriptKey(first.id), `${words} six`])).toBe('estimated')
    expect(sourceAfter([voiceKey(first.id), 'bella'])).toBe('estimated')
    expect(sourceAfter([settingKey('speakingSpeed'), '120'])).toBe('estimated')
    expect(sourceAfter([scriptKey(second.id), 'Other words.'])).toBe('spoken')
  })
  it('M19 a share of the project script counts as spoken until the script is another', () => {
    const project = projectOf({ script: words, slides: [{ ...first, narration: spoken }] })
    expect(measure(project).slides[0]?.source).toBe('spoken')
    expect(measure(project, ['english', `${words} six`]).slides[0]?.source).toBe('estimated')
  })
  it('M12 a length that is typed counts before it is saved', () => {
    const project = projectOf({ slides: [first] })
    expect(measure(project, [lengthKey(first.id), '12.5'])).toMatchObject({
      totalSeconds: 12.5,
      isEstimate: false,
    })
  })
  it('P5 without slides the project script takes as long as its words', () =>
    expect(measure(projectOf({ script: words }))).toMatchObject({
      words: 5,
      totalSeconds: 2,
      isEstimate: true,
    }))
  it('nothing is long without slides and script', () =>
    expect(measure(projectOf())).toEqual({
      slides: [],
      wordless: [],
      words: 0,
      narrationSeconds: 0,
      totalSeconds: 0,
      isEstimate: false,
    }))
})

import type { Project } from '@voxdeck/contracts/projects/read-project'
import { describe, expect, it } from 'vitest'
import { projectOf, slideOf } from '../../../testing/project-of.ts'
import { openDocument, write } from './field-document.ts'
import { type FieldKey, scriptKey } from './field-key.ts'
import { hasScript } from './has-script.ts'
import { createSpokenView } from './spoken-scripts.ts'
import { textsOfProject } from './texts-of-project.ts'

const slides = [slideOf(0), slideOf(1), slideOf(2)]
const ids = slides.map(({ id }) => id)
const english = 'One two three. Four five six. Seven eight nine.'
const documentOf = (project: Project, ...texts: [FieldKey, string][]) =>
  write(openDocument(textsOfProject(project)), texts, { kind: 'step', at: 0 })

describe('what is spoken', () => {
  const project = projectOf({ slides, script: english })

  it('S26 is the English script spread over the slides while none has words of its own', () =>
    expect(createSpokenView('en')(documentOf(project), ids)).toEqual({
      isSpread: true,
      spoken: ['One two three.', 'Four five six.', 'Seven eight nine.'],
    }))
  it('S26 is what the slides have as soon as one is written, before it is saved', () =>
    expect(createSpokenView('en')(documentOf(project, [scriptKey(ids[1] ?? ''), 'Mine.']), ids)).toEqual({
      isSpread: false,
      spoken: ['', 'Mine.', ''],
    }))
  it('is worked out once for a document', () => {
    const view = createSpokenView('en')
    const doc = documentOf(project)
    expect(view(doc, ids)).toBe(view({ ...doc, revision: 9 }, ids))
  })
})

describe('a script', () => {
  const exists = (project: Project, ...texts: [FieldKey, string][]) =>
    hasScript(project, documentOf(project, ...texts))

  it('E9 exists when the English script or a slide’s script is not blank, saved or typed', () => {
    expect(exists(projectOf({ slides }))).toBe(false)
    expect(exists(projectOf({ script: '  ' }))).toBe(false)
    expect(exists(projectOf({ script: 'x' }))).toBe(true)
    expect(exists(projectOf({ slides }), [scriptKey(ids[0] ?? ''), 'x'])).toBe(true)
  })
  it('E9 exists when a slide is recorded', () => {
    const [first] = slides
    if (!first) throw new Error('a slide')
    const recording = { address: '/api/recordings/1', seconds: null, peaks: [] }
    expect(exists(projectOf({ slides: [{ ...first, recording, narrator: 'recording' }] }))).toBe(true)
    expect(exists(projectOf({ slides: [{ ...first, recording, narrator: 'voice' }] }))).toBe(false)
  })
})

import type { Project } from '@voxdeck/contracts/projects/project'
import { describe, expect, it } from 'vitest'
import { imageOf, projectOf, slideScriptOf } from '../testing/project-of.ts'
import { noDrafts, unsavedScripts, withoutSaved, writeEnglishScript, writeSlide } from './script-drafts.ts'

const first = imageOf(0)
const second = imageOf(1)
const project: Project = projectOf({
  englishScript: 'Old.',
  images: [first, second],
  slideScripts: [slideScriptOf(first, 'One.')],
})

describe('unsavedScripts', () => {
  it('is empty while nothing differs from the project, also after typing back what was there', () => {
    expect(unsavedScripts(project, noDrafts)).toEqual({})
    const back = writeSlide(writeSlide(noDrafts, first.id, { script: 'x' }), first.id, { script: 'One.' })
    expect(unsavedScripts(project, back)).toEqual({})
  })
  it('carries only the fields that changed', () => {
    const drafts = writeEnglishScript(
      writeSlide(writeSlide(noDrafts, first.id, { selectedVoice: 'bella' }), second.id, { script: 'Two.' }),
      'New.',
    )
    expect(unsavedScripts(project, drafts)).toEqual({
      englishScript: 'New.',
      slideScripts: [
        { imageId: first.id, selectedVoice: 'bella' },
        { imageId: second.id, script: 'Two.' },
      ],
    })
  })
  it('leaves out a slide that is no longer in the project', () => {
    const drafts = writeSlide(noDrafts, imageOf(9).id, { script: 'gone' })
    expect(unsavedScripts(project, drafts)).toEqual({})
  })
})

describe('withoutSaved', () => {
  it('drops what was sent and keeps what was typed while it travelled', () => {
    const drafts = writeSlide(writeEnglishScript(noDrafts, 'New.'), first.id, {
      script: 'One!',
      selectedVoice: 'bella',
    })
    const sent = unsavedScripts(project, drafts)
    const typedOn = writeSlide(drafts, first.id, { script: 'One! And more' })
    expect(withoutSaved(typedOn, sent)).toEqual({ slides: { [first.id]: { script: 'One! And more' } } })
  })
})

import type { ProjectSlide } from '@voxdeck/contracts/slides/read-slide'
import { defaultVoices, type Voice } from '@voxdeck/core/voices'
import { describe, expect, it } from 'vitest'
import { projectLanguageOf } from '../../../testing/project-language-of.ts'
import { projectOf, slideOf } from '../../../testing/project-of.ts'
import { translatedSlideOf } from '../../../testing/translated-slide-of.ts'
import { openDocument, write } from '../document/field-document.ts'
import { scriptKey, voiceKey } from '../document/field-key.ts'
import { textsOfProject } from '../document/texts-of-project.ts'
import { textsOfLanguage } from '../languages/language-document.ts'
import { hasContent, stageSlide } from './stage-slide.ts'

const [first, second] = [slideOf(0), slideOf(1)]
const clip = { address: '/api/clips/x.mp4', name: 'x.mp4', hasSound: true, keepsSound: false }
const contentOf = ([one, two]: readonly [string, string], over: Partial<ProjectSlide> = {}) => {
  const slides = [
    { ...first, script: one, ...over },
    { ...second, script: two, ...over },
  ]
  const project = projectOf({ slides, script: 'One. Two.' })
  return { project, doc: openDocument(textsOfProject(project)), voices: defaultVoices }
}

describe('a slide on the stage', () => {
  it('says what stands on the page, saved or not', () => {
    const content = contentOf(['Saved.', ''])
    expect(stageSlide(content, first.id)?.script).toBe('Saved.')
    const doc = write(content.doc, [[scriptKey(first.id), 'Typed.']], { kind: 'typing', at: 0 })
    expect(stageSlide({ ...content, doc }, first.id)?.script).toBe('Typed.')
    expect(stageSlide(content, second.id)?.script).toBe('')
  })
  it('says its share of the English script while no slide has words', () => {
    const content = contentOf(['', ''])
    expect([first, second].map(({ id }) => stageSlide(content, id)?.script)).toEqual(['One.', 'Two.'])
  })
  it('N6 is spoken by bella where its voice is not installed', () => {
    const content = contentOf(['Hello.', ''])
    const spokenBy = (voice: string) =>
      stageSlide(
        { ...content, doc: write(content.doc, [[voiceKey(first.id), voice]], { kind: 'step', at: 0 }) },
        first.id,
      )?.voice
    expect([spokenBy('adam'), spokenBy('nobody')]).toEqual(['adam', 'bella'])
  })
  it('P14 says in another language what stands in its panel, in its voice, speed and recording', () => {
    const content = contentOf(['Hello.', 'Bye.'])
    const recording = { address: '/api/recordings/x.flac', seconds: 2, peaks: [] }
    const data = projectLanguageOf(
      [
        { ...translatedSlideOf(1, { state: 'machine' }), slideId: first.id },
        { ...translatedSlideOf(2, { recording, narrator: 'recording' }), slideId: second.id },
      ],
      { voice: 'lucia', speakingSpeed: 100 },
    )
    const voices: Voice[] = [
      ...defaultVoices,
      { id: 'tomas', name: 'Tomas', description: '', language: 'es', engine: 'test' },
      { id: 'lucia', name: 'Lucia', description: '', language: 'es', engine: 'test' },
    ]
    const of = (id: string, installed = voices) =>
      stageSlide(
        {
          ...content,
          translation: { data, doc: openDocument(textsOfLanguage(data)), voices: installed },
        },
        id,
      )
    expect(of(first.id)).toMatchObject({
      script: 'La casa.',
      language: 'es',
      voice: 'lucia',
      wpm: 100,
      recording: null,
      filename: first.picture.filename,
    })
    expect(of(second.id)).toMatchObject({ script: '', recording })
    expect(of(first.id, [...defaultVoices])?.voice).toBe('')
  })
  it('N1 is missing once it is gone from the project', () =>
    expect(stageSlide({ ...contentOf(['', '']), project: projectOf() }, first.id)).toBeNull())
  it('R10 has content with words or a recording, and not with a video alone', () => {
    const content = (script: string, over = {}) => {
      const slide = stageSlide(contentOf([script, 'Words.'], over), first.id)
      return slide && hasContent(slide)
    }
    expect(content('Words.')).toBe(true)
    expect(
      content('', {
        recording: { address: '/api/recordings/x.flac', seconds: 2, peaks: [] },
        narrator: 'recording',
      }),
    ).toBe(true)
    expect(content(' \n', { clip })).toBe(false)
  })
  it('N3 keeps quiet the sound of its video, unless that is kept', () => {
    const clipOf = (keepsSound: boolean) =>
      stageSlide(contentOf(['', ''], { clip: { ...clip, keepsSound } }), first.id)?.clip
    expect([clipOf(false)?.isHeard, clipOf(true)?.isHeard]).toEqual([false, true])
  })
})

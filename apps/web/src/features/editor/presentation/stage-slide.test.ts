import { defaultVoices } from '@voxdeck/core/voices'
import { describe, expect, it } from 'vitest'
import { scriptKey, voiceKey } from '../scripts/document/field-key.ts'
import { openDocument, write } from '../scripts/document/script-document.ts'
import { textsOfProject } from '../scripts/document/texts-of-project.ts'
import { imageOf, projectOf, slideScriptOf } from '../testing/project-of.ts'
import { hasContent, stageSlide } from './stage-slide.ts'

const images = [imageOf(0), imageOf(1)] as const
const [first, second] = images
const deskOf = (scripts: readonly [string, string], over = {}) => {
  const slideScripts = images.map((image, index) => ({
    ...slideScriptOf(image, scripts[index] ?? ''),
    ...over,
  }))
  const project = projectOf({ images: [second, first], slideScripts, englishScript: 'One. Two.' })
  return { project, doc: openDocument(textsOfProject(project)), voices: defaultVoices }
}

describe('a slide on the stage', () => {
  it('says what stands on the page, saved or not', () => {
    const desk = deskOf(['Saved.', ''])
    expect(stageSlide(desk, first.id)?.script).toBe('Saved.')
    const doc = write(desk.doc, [[scriptKey(first.id), 'Typed.']], { kind: 'typing', at: 0 })
    expect(stageSlide({ ...desk, doc }, first.id)?.script).toBe('Typed.')
    expect(stageSlide(desk, second.id)?.script).toBe('')
  })
  it('says its share of the English script while no slide has words', () => {
    const desk = deskOf(['', ''])
    expect(images.map(({ id }) => stageSlide(desk, id)?.script)).toEqual(['One.', 'Two.'])
  })
  it('N6 is spoken by bella where its voice is not installed', () => {
    const desk = deskOf(['Hello.', ''])
    const spokenBy = (voice: string) =>
      stageSlide(
        { ...desk, doc: write(desk.doc, [[voiceKey(first.id), voice]], { kind: 'step', at: 0 }) },
        first.id,
      )?.voice
    expect([spokenBy('adam'), spokenBy('nobody')]).toEqual(['adam', 'bella'])
  })
  it('N1 is missing once it is gone from the project', () =>
    expect(stageSlide({ ...deskOf(['', '']), project: projectOf() }, first.id)).toBeNull())
  it('R10 has content with words or a recording, and not with a video alone', () => {
    const content = (script: string, over = {}) => {
      const slide = stageSlide(deskOf([script, 'Words.'], over), first.id)
      return slide && hasContent(slide)
    }
    const videoUrl = '/api/clips/x.mp4'
    expect(content('Words.')).toBe(true)
    expect(content('', { audioRecording: '/api/recordings/x.flac', recordingDuration: 2 })).toBe(true)
    expect(content(' \n', { videoUrl })).toBe(false)
  })
  it('N3 keeps quiet the sound of its video, unless that is kept', () => {
    const clipOf = (keepVideoSound: boolean) =>
      stageSlide(deskOf(['', ''], { videoUrl: '/api/clips/x.mp4', keepVideoSound }), first.id)?.clip
    expect([clipOf(false)?.isHeard, clipOf(true)?.isHeard]).toEqual([false, true])
  })
})

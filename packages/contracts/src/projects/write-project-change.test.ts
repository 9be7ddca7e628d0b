import { defaultVideoSettings } from '@voxdeck/core/video-settings'
import { describe, expect, it } from 'vitest'
import { updateProject } from './update-project.ts'
import { type ProjectChange, writeProjectChange } from './write-project-change.ts'

const [one, two] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']

/** What arrives at the server, and passes its check. */
const sent = (change: ProjectChange) =>
  updateProject.body.parse(JSON.parse(JSON.stringify(writeProjectChange(change))))

describe('writeProjectChange', () => {
  it('writes nothing for nothing', () => {
    expect(sent({})).toStrictEqual({})
    expect(sent({ slides: [] })).toStrictEqual({})
    expect(sent({ slides: [{ id: one }] })).toStrictEqual({})
  })

  it('writes what belongs to the project', () =>
    expect(
      sent({ title: 'A', script: 'The whole.', thumbnailSlideId: one, settings: defaultVideoSettings }),
    ).toStrictEqual({
      title: 'A',
      englishScript: 'The whole.',
      thumbnailImageId: one,
      videoSettings: defaultVideoSettings,
    }))

  it('writes an empty script and null as changes', () =>
    expect(
      sent({
        script: '',
        thumbnailSlideId: null,
        slides: [{ id: one, script: '', recording: null, clip: null }],
      }),
    ).toStrictEqual({
      englishScript: '',
      thumbnailImageId: null,
      slideScripts: [{ imageId: one, script: '', audioRecording: null, videoUrl: null }],
    }))

  it('sends lengths apart from scripts, each only where it changes', () =>
    expect(
      sent({
        slides: [
          { id: one, manualSeconds: null },
          { id: two, manualSeconds: 4, voice: 'bella', keepsClipSound: false },
        ],
      }),
    ).toStrictEqual({
      slideScripts: [{ imageId: two, selectedVoice: 'bella', keepVideoSound: false }],
      slideTimings: [
        { imageId: one, manualDuration: null },
        { imageId: two, manualDuration: 4 },
      ],
    }))
})

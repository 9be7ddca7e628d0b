import { describe, expect, it } from 'vitest'
import { snapshotSlide as slide, snapshotOf as snapshot } from '../../testing/snapshot-of.ts'
import { testTools } from '../../testing/test-tools.ts'
import { defaultVideoSettings } from '../video-settings.ts'
import { canonicalJson } from './canonical-json.ts'
import { hasScript, makePlan, type ProjectSnapshot, type SnapshotSlide } from './make-plan.ts'
import { narrationInputs } from './narration-inputs.ts'
import { captionLanguages, type Plan, videoLanguage } from './plan.ts'
import { spokenSentences, videoText } from './video-text.ts'

const sentencesOf = (given: ProjectSnapshot) =>
  makePlan(given, testTools()).slides.map((planned) => planned.narration.en?.sentences)

const recording = { object: 'recordings/a.flac', hash: 'hash of the voice', samples: 48_000 }

describe('the plan of a project', () => {
  it('spreads the single script over the slides while none has its own', () =>
    expect(sentencesOf(snapshot({ projectScript: 'One here. Two there.' }))).toEqual([
      ['One here.'],
      ['Two there.'],
    ]))

  it('J7 the lexicon changes what is said and not what is written', () =>
    expect(
      sentencesOf(
        snapshot({
          slides: [slide('a', { script: 'Voxdeck speaks. It is heard.' })],
          lexicon: [{ term: 'voxdeck', say: 'VOX deck' }],
        }),
      ),
    ).toEqual([
      [{ written: 'Voxdeck speaks.', utterances: [{ say: 'VOX deck speaks.', pauseMs: 0 }] }, 'It is heard.'],
    ]))

  it('line breaks of a spread script still end sentences', () =>
    expect(sentencesOf(snapshot({ projectScript: 'A title\nWords', slides: [slide('a')] }))).toEqual([
      ['A title', 'Words'],
    ]))

  it('slide scripts win: one of them silences the single script', () =>
    expect(
      sentencesOf(
        snapshot({
          projectScript: 'Not said.',
          slides: [slide('a'), slide('b', { script: 'Said. Twice.' })],
        }),
      ),
    ).toEqual([[], ['Said.', 'Twice.']]))

  it('blank slide scripts do not win', () =>
    expect(
      sentencesOf(snapshot({ projectScript: 'Said.', slides: [slide('a', { script: ' \n' })] })),
    ).toEqual([['Said.']]))

  it('carries what decides the video: picture, voice, timing, speed, frame, transition, versions, salt', () => {
    const settings = {
      ...defaultVideoSettings,
      speakingSpeed: 200,
      resolution: '720p',
      transition: 'slide',
    } as const
    const slides = [slide('a', { script: 'Hello.', voice: 'bella', manualSeconds: 9 })]
    const toolchain = { id: 'all', picture: 'x264', lettering: 'fonts', sound: 'aac' }
    const voices = [{ id: 'bella', version: 'of bella' }]
    expect(makePlan(snapshot({ settings, slides }), { ...toolchain, voices })).toEqual({
      format: 3,
      projectId: 'project',
      toolchain,
      salt: 'salt',
      frame: { width: 1280, height: 720, framesPerSecond: 30 },
      transition: 'slide',
      wordsPerMinute: 200,
      languages: ['en'],
      slides: [
        {
          slideId: 'a',
          picture: 'pictures/a.png',
          pictureHash: 'hash of a',
          manualSeconds: 9,
          narration: { en: { voice: 'bella', voiceVersion: 'of bella', sentences: ['Hello.'] } },
        },
      ],
    })
  })

  it('R4 a recording stands instead of sentences', () => {
    const { slides } = makePlan(
      snapshot({ slides: [slide('a', { script: 'Hello.', recording })] }),
      testTools(),
    )
    expect(slides[0]?.narration.en).toEqual({ voice: 'adam', sentences: [], recording, written: ['Hello.'] })
  })

  it('a clip moves behind the narration', () => {
    const clip = { object: 'clips/a.mp4', hash: 'hash of the clip', frames: 45, keepsSound: true }
    const { slides } = makePlan(snapshot({ slides: [slide('a', { script: 'Hello.', clip })] }), testTools())
    expect(slides[0]).toMatchObject({ clip, narration: { en: { sentences: ['Hello.'] } } })
  })

  it('V10 another fit changes slides of another shape alone; without such slides it is the same video', () => {
    const plan = (pictureFit: 'blur' | 'cover', slides: SnapshotSlide[]) =>
      makePlan(snapshot({ slides, settings: { ...defaultVideoSettings, pictureFit } }), testTools())
    const square = slide('c', { pictureSize: { width: 900, height: 900 } })
    const fitsOf = (given: ReturnType<typeof plan>) => given.slides.map(({ fit }) => fit)
    expect(fitsOf(plan('blur', [slide('a'), square]))).toEqual([undefined, 'blur'])
    expect(fitsOf(plan('cover', [slide('a'), square]))).toEqual([undefined, 'cover'])
    expect(canonicalJson(plan('cover', [slide('a')]))).toBe(canonicalJson(plan('blur', [slide('a')])))
  })

  it('V13 a slide’s own speed and fit count before the video’s, and the same as the video’s is no other plan', () => {
    const square = slide('b', { pictureSize: { width: 900, height: 900 } })
    const planned = (slides: SnapshotSlide[]) => makePlan(snapshot({ slides }), testTools())
    const own = planned([slide('a', { speakingSpeed: 120 }), { ...square, pictureFit: 'cover' }])
    expect(own.slides.map(({ wordsPerMinute, fit }) => [wordsPerMinute, fit])).toEqual([
      [120, undefined],
      [undefined, 'cover'],
    ])
    const { speakingSpeed, pictureFit } = defaultVideoSettings
    expect(canonicalJson(planned([slide('a', { speakingSpeed }), { ...square, pictureFit }]))).toBe(
      canonicalJson(planned([slide('a'), square])),
    )
  })

  it('V13 words are said at the slide’s speed', () => {
    const words = { script: 'So it is said.' }
    const slides = [slide('a', { ...words, speakingSpeed: 120 }), slide('b', words)]
    const inputs = narrationInputs(makePlan(snapshot({ slides }), testTools()), 'en')
    expect(inputs.map((input) => input?.wordsPerMinute)).toEqual([120, defaultVideoSettings.speakingSpeed])
  })

  it('V14 a language is spoken at its own speed, unless the slide has one; the same as the video’s is no other plan', () => {
    const words = { script: 'So it is said.' }
    const slides = [slide('a', { ...words, speakingSpeed: 120 }), slide('b', words)]
    const planned = (speakingSpeed: number | null) => {
      const translation = { script: 'Así se dice.', voice: 'lucia' }
      const es = { speakingSpeed, slides: [translation, translation], lexicon: [] }
      return makePlan(snapshot({ slides, translations: { es } }), testTools(), ['en', 'es'])
    }
    const pacesIn = (plan: Plan, language: string) =>
      narrationInputs(plan, language).map((input) => input?.wordsPerMinute)
    const { speakingSpeed } = defaultVideoSettings
    expect(pacesIn(planned(100), 'es')).toEqual([120, 100])
    expect(pacesIn(planned(100), 'en')).toEqual([120, speakingSpeed])
    expect(pacesIn(planned(null), 'es')).toEqual([120, speakingSpeed])
    expect(canonicalJson(planned(speakingSpeed))).toBe(canonicalJson(planned(null)))
  })

  it('P15 a language that nobody speaks is read, over the source language where no other is heard', () => {
    const slides = [slide('a', { script: 'So it is said.' })]
    const ar = { isOnlyRead: true, slides: [{ script: 'هكذا. [pause 1s] نعم.', voice: '' }], lexicon: [] }
    const es = { slides: [{ script: 'Así se dice.', voice: 'lucia' }], lexicon: [] }
    const planned = (asked: string[]) =>
      makePlan(snapshot({ slides, translations: { ar, es } }), testTools(), asked)
    const [both, alone, first] = [planned(['en', 'ar']), planned(['ar']), planned(['ar', 'es'])]
    expect(both).toMatchObject({ languages: ['en'], subtitles: ['ar'] })
    expect(both.slides[0]?.narration.ar).toEqual({ voice: '', sentences: [], written: ['هكذا.', 'نعم.'] })
    expect([videoLanguage(both), captionLanguages(both)]).toEqual(['en', ['en', 'ar']])
    expect(alone).toMatchObject({ languages: ['en'], subtitles: ['ar'], readFirst: 'ar' })
    expect([videoLanguage(alone), captionLanguages(alone)]).toEqual(['ar', ['ar', 'en']])
    expect(first).toMatchObject({ languages: ['es'], subtitles: ['ar'], readFirst: 'ar' })
    expect(videoText(alone)).toMatchObject({ excerpt: 'هكذا. نعم.' })
    expect(spokenSentences(both)).not.toEqual(spokenSentences(planned(['en'])))
  })

  it('V9 a clip is fitted by its own shape, not by that of the picture it moves in place of', () => {
    const clip = { object: 'clips/a.mp4', hash: 'hash of the clip', frames: 45, keepsSound: true }
    const fitWith = (clipSize: SnapshotSlide['clipSize']) =>
      makePlan(snapshot({ slides: [slide('a', { clip, clipSize })] }), testTools()).slides[0]?.fit
    expect(fitWith({ width: 1280, height: 720 })).toBeUndefined()
    expect(fitWith({ width: 720, height: 1280 })).toBe('blur')
    expect(fitWith(null)).toBe('blur')
  })

  it('V8 the frame has the shape that was chosen', () => {
    const frameOf = (shape: '9:16' | '1:1') =>
      makePlan(snapshot({ settings: { ...defaultVideoSettings, shape } }), testTools()).frame
    expect(frameOf('9:16')).toMatchObject({ width: 1080, height: 1920 })
    expect(frameOf('1:1')).toMatchObject({ width: 1080, height: 1080 })
  })

  it('blanks that nobody hears make no other video', () => {
    const plan = (script: string) =>
      canonicalJson(makePlan(snapshot({ slides: [slide('a', { script })] }), testTools()))
    expect(plan(' One.   Two. \n')).toBe(plan('One. Two.'))
  })
})

describe('a script exists', () => {
  it.each([
    ['not without words anywhere', snapshot(), false],
    ['not for blanks', snapshot({ projectScript: ' \n', slides: [slide('a', { script: '\t' })] }), false],
    ['by the single script', snapshot({ projectScript: 'Words.' }), true],
    ['by any slide’s script', snapshot({ slides: [slide('a'), slide('b', { script: 'Words.' })] }), true],
    ['by a recording', snapshot({ slides: [slide('a', { recording })] }), true],
    ['without any slide', snapshot({ projectScript: 'Words.', slides: [] }), true],
  ])('%s', (_, given, expected) => expect(hasScript(given)).toBe(expected))
})

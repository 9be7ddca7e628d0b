import { standInRecognition } from '../writing/stand-in-recognition.ts'
import { fill, press, type Stage, type ToastArea } from './toast-row.ts'

const dictate = (stage: Stage) => press(stage, stage.words.scripts.dictate.english)
const fail = async (stage: Stage, error: string) => {
  await dictate(stage)
  await stage.page.evaluate((name) => window.standIn.fail(name), error)
}

export const dictation: ToastArea = {
  slides: 0,
  prepare: async (page) => {
    await page.addInitScript(standInRecognition)
    await page.addInitScript(() => localStorage.setItem('voxdeck.dictation', 'yes'))
  },
  rows: {
    denied: {
      english: [
        'Microphone Permission Required',
        'Allow the microphone for this page in your browser, then try again.',
      ],
      expected: ({ scripts }) => [scripts.dictate.denied.title, scripts.dictate.denied.description],
      isFailure: true,
      provoke: async (stage) => {
        await stage.openEditor()
        await fail(stage, 'not-allowed')
      },
    },
    error: {
      english: ['Recording Error', 'Speech recognition stopped: network'],
      expected: ({ scripts }) => [
        scripts.dictate.error.title,
        fill(scripts.dictate.error.description, { error: 'network' }),
      ],
      isFailure: true,
      provoke: (stage) => fail(stage, 'network'),
    },
    unstartable: {
      english: ['Recording Failed', 'Speech recognition could not start. Try again in a moment.'],
      expected: ({ scripts }) => [scripts.dictate.unstartable.title, scripts.dictate.unstartable.description],
      isFailure: true,
      provoke: async (stage) => {
        await stage.page.evaluate(() => {
          window.standIn.refusesToStart = true
        })
        await dictate(stage)
      },
    },
    unsupported: {
      english: [
        'Speech Recognition Not Supported',
        'This browser cannot write what it hears. Use Chrome or Edge for dictation.',
      ],
      expected: ({ scripts }) => [scripts.dictate.unsupported.title, scripts.dictate.unsupported.description],
      isFailure: true,
      provoke: async (stage) => {
        await stage.page.evaluate(() =>
          Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
        )
        await dictate(stage)
      },
    },
  },
}

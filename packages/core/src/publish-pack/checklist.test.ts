import { expect, it } from 'vitest'
import { goodVideo } from '../../testing/good-video.ts'
import { checklist } from './checklist.ts'
import { packFiles } from './pack-names.ts'

const text = { title: 'The harbour', description: 'Ships.\n\n0:00 Evening\n0:20 Night\n0:40 Morning' }
const sound = { format: 'pcm_s16le', sampleRate: 48_000, bits: 16, seconds: 61, lufs: -14.24, peak: -1.58 }
const languages = ['en', 'es', 'zh-Hans']
const pack = {
  languages,
  video: goodVideo(61),
  videoLufs: -13.96,
  sounds: { es: sound, 'zh-Hans': sound },
  texts: { en: text, es: text, 'zh-Hans': text },
}

it('Y5 the checklist names every file of the pack in the order in which it is needed, and what was measured', () => {
  const list = checklist(pack)
  for (const name of packFiles(languages).filter((file) => file !== 'CHECKLIST.txt'))
    expect(list).toContain(name)
  const places = [
    'video.mp4',
    'text/en.txt',
    'captions/en.srt',
    'text/es.txt',
    'captions/es.srt',
    'audio/es.wav',
    'text/zh-Hans.txt',
  ].map((name) => list.indexOf(name))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(list).toContain('A video of 1:01 in English, Spanish (Español), Chinese (Simplified) (简体中文).')
  expect(list).toContain('its 3 lines')
  expect(list).toContain('video.mp4, English: 61.00 s, -14.0 LUFS\n')
  expect(list).toContain('audio/es.wav: 61.00 s, -14.2 LUFS, peaks -1.6 dBTP\n')
})

it('Y5 of one language and without chapters it speaks of neither', () => {
  const list = checklist({
    ...pack,
    languages: ['en'],
    sounds: {},
    texts: { en: { ...text, description: 'Ships.' } },
  })
  expect(list).not.toMatch(/audio|Add language|Audio/)
  expect(list).not.toContain("video's chapters")
})

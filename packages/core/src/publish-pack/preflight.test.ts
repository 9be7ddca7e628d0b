import { describe, expect, it } from 'vitest'
import { goodVideo } from '../../testing/good-video.ts'
import { writeSrt } from '../captions/write-srt.ts'
import type { PackFacts, SoundFacts, VideoFacts } from './pack-facts.ts'
import { packFiles } from './pack-names.ts'
import { preflight } from './preflight.ts'

const languages = ['en', 'es', 'zh-Hans']
const srt = writeSrt([
  { startFrame: 7, endFrame: 90, lines: ['Good evening.'] },
  { startFrame: 92, endFrame: 180, lines: ['Nobody is late.'] },
])
const sound: SoundFacts = {
  format: 'pcm_s16le',
  sampleRate: 48_000,
  bits: 16,
  seconds: 60,
  lufs: -14.2,
  peak: -1.5,
}
const text = {
  title: 'The harbour',
  description: 'What happens at night.\n\n0:00 Evening\n0:20 Night\n0:40 Morning',
}

const good: PackFacts = {
  languages,
  files: packFiles(languages).map((name) => ({ name, bytes: 1000 })),
  video: goodVideo(60),
  videoLufs: -14,
  sounds: { es: sound, 'zh-Hans': sound },
  captions: Object.fromEntries(languages.map((code) => [code, srt])),
  texts: Object.fromEntries(languages.map((code) => [code, text])),
}

const video = (change: Partial<VideoFacts>): PackFacts => ({ ...good, video: { ...good.video, ...change } })
const spanish = (change: Partial<SoundFacts>): PackFacts => ({
  ...good,
  sounds: { ...good.sounds, es: { ...sound, ...change } },
})
const captions = (es: string | null): PackFacts => ({ ...good, captions: { ...good.captions, es } })
const described = (description: string): PackFacts => ({
  ...good,
  texts: { ...good.texts, es: { ...text, description } },
})
const titled = (title: string): PackFacts => ({ ...good, texts: { ...good.texts, es: { ...text, title } } })

const mutations: [name: string, pack: PackFacts, file: string, fault: RegExp][] = [
  ['a file that is missing', { ...good, files: good.files.slice(1) }, 'video.mp4', /missing/],
  [
    'a file too many',
    { ...good, files: [...good.files, { name: 'notes.txt', bytes: 5 }] },
    'notes.txt',
    /belong/,
  ],
  [
    'an empty file',
    {
      ...good,
      files: good.files.map((file) => (file.name === 'audio/es.wav' ? { ...file, bytes: 0 } : file)),
    },
    'audio/es.wav',
    /empty/,
  ],
  ['a language that YouTube does not know', { ...good, languages: ['en', 'es', 'zh'] }, 'zh', /no language/],
  ['a language twice', { ...good, languages: ['en', 'es', 'zh-Hans', 'es'] }, 'es', /twice/],
  ['another codec', video({ codec: 'hevc' }), 'video.mp4', /hevc/],
  ['another profile', video({ profile: 'Main' }), 'video.mp4', /Main/],
  ['other pixels', video({ pixelFormat: 'yuv444p' }), 'video.mp4', /yuv444p/],
  ['another rate', video({ framesPerSecond: 25 }), 'video.mp4', /25 frames/],
  ['the index at the end', video({ indexFirst: false }), 'video.mp4', /index/],
  ['an edit list', video({ hasEditList: true }), 'video.mp4', /edit list/],
  ['sound of another kind', video({ soundCodec: 'opus' }), 'video.mp4', /opus/],
  ['sound of another rate', video({ soundRate: 44_100 }), 'video.mp4', /44100/],
  ['all languages in the video', video({ soundStreams: 3 }), 'video.mp4', /3 sounds/],
  ['another language tag', video({ soundLanguage: 'und' }), 'video.mp4', /und/],
  ['a longer track', spanish({ seconds: 60.5 }), 'audio/es.wav', /0\.50 s longer/],
  ['a shorter track', spanish({ seconds: 55 }), 'audio/es.wav', /5\.00 s shorter/],
  ['a track of another format', spanish({ format: 'mp3' }), 'audio/es.wav', /mp3/],
  ['a track of 24 bits', spanish({ bits: 24 }), 'audio/es.wav', /24 bits/],
  ['a track of another rate', spanish({ sampleRate: 22_050 }), 'audio/es.wav', /22050/],
  ['a loud track', spanish({ lufs: -11 }), 'audio/es.wav', /-11\.0 LUFS/],
  ['a quieter language', spanish({ lufs: -15.4 }), 'audio/es.wav', /quieter/],
  ['peaks', spanish({ peak: 0.2 }), 'audio/es.wav', /0\.2 dBTP/],
  ['captions in another encoding', captions(null), 'captions/es.srt', /UTF-8/],
  ['captions with a byte order mark', captions(`\uFEFF${srt}`), 'captions/es.srt', /byte order/],
  ['captions with other line ends', captions(srt.replaceAll('\n', '\r\n')), 'captions/es.srt', /line ends/],
  ['no captions', captions(''), 'captions/es.srt', /no captions/],
  [
    'captions after the end',
    captions(srt.replace('00:00:06,000', '00:01:06,000')),
    'captions/es.srt',
    /ended/,
  ],
  ['captions with signs', captions(srt.replace('Good', '<i>Good</i>')), 'captions/es.srt', /signs/],
  [
    'captions that are counted wrongly',
    captions(srt.replace('\n2\n', '\n7\n')),
    'captions/es.srt',
    /counted as 7/,
  ],
  [
    'captions over each other',
    captions(srt.replace('00:00:03,067', '00:00:02,000')),
    'captions/es.srt',
    /before it/,
  ],
  ['no title', titled(' '), 'text/es.txt', /no title/],
  ['a long title', titled('a'.repeat(101)), 'text/es.txt', /100 letters/],
  ['a title with signs', titled('a < b'), 'text/es.txt', /< or >/],
  ['a long description', described('a'.repeat(5001)), 'text/es.txt', /5,000/],
  ['chapters that begin late', described('0:05 Evening\n0:20 Night\n0:40 Morning'), 'text/es.txt', /0:00/],
  ['two chapters', described('0:00 Evening\n0:20 Night'), 'text/es.txt', /2 chapters/],
  ['a short chapter', described('0:00 Evening\n0:05 Night\n0:40 Morning'), 'text/es.txt', /ten seconds/],
  ['chapters out of order', described('0:00 Evening\n0:40 Night\n0:20 Morning'), 'text/es.txt', /order/],
]

describe('before a pack is handed out', () => {
  it('Y5 a good one has no fault', () => expect(preflight(good)).toEqual([]))
  it('Y5 one without chapters has none either', () =>
    expect(preflight(described('What happens.'))).toEqual([]))
  it.each(mutations)('Y5 %s is refused, by its name', (_, pack, file, fault) =>
    expect(preflight(pack)).toContainEqual({ file, fault: expect.stringMatching(fault) as string }),
  )
})

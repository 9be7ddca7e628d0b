import { readSrt, SrtFault } from '../captions/read-srt.ts'
import { isLanguageCode, languageOf } from '../languages/languages.ts'
import { chapterLimits } from '../plan/chapters.ts'
import { framesPerSecond } from '../timeline/timing.ts'
import { readChapterLines } from './chapter-lines.ts'
import type { PackFacts, PackText, SoundFacts, VideoFacts } from './pack-facts.ts'
import { packFiles, packNames } from './pack-names.ts'

/** A file, and what YouTube would refuse or silently get wrong about it. */
export type PackFault = { file: string; fault: string }

/**
 * Limits of a pack: how far a track may differ from the video's length and languages from each other, and YouTube's
 * own.
 */
export const packLimits = {
  seconds: 0.1,
  lufs: -14,
  lufsRange: 1,
  languagesApart: 1,
  peak: -1,
  titleLetters: 100,
  descriptionLetters: 5000,
  chapters: chapterLimits.least,
  chapterSeconds: chapterLimits.shortestFrames / framesPerSecond,
} as const

const faultsIn = (
  file: string,
  checks: readonly (readonly [isWrong: boolean, fault: string])[],
): PackFault[] => checks.flatMap(([isWrong, fault]) => (isWrong ? [{ file, fault }] : []))

const fileFaults = ({ files, languages, subtitles }: PackFacts): PackFault[] => {
  const [names, expected] = [files.map(({ name }) => name), packFiles(languages, subtitles)]
  return [
    ...expected.filter((name) => !names.includes(name)).map((file) => ({ file, fault: 'is missing' })),
    ...names
      .filter((name) => !expected.includes(name))
      .map((file) => ({ file, fault: 'does not belong here' })),
    ...files.filter(({ bytes }) => bytes === 0).map(({ name }) => ({ file: name, fault: 'is empty' })),
  ]
}

const languageFaults = ({ languages, subtitles = [] }: PackFacts): PackFault[] =>
  [...languages, ...subtitles].flatMap((code, index, all) =>
    faultsIn(code, [
      [!isLanguageCode(code), 'is no language that YouTube and this product both know'],
      [all.indexOf(code) !== index, 'is there twice'],
    ]),
  )

const videoFaults = (video: VideoFacts, language: string): PackFault[] => {
  const tag = isLanguageCode(language) ? languageOf(language).iso639 : language
  return faultsIn(packNames.video, [
    [video.codec !== 'h264', `is ${video.codec}, not H.264`],
    [video.profile !== 'High', `has the profile ${video.profile}, not High`],
    [video.pixelFormat !== 'yuv420p', `has pixels ${video.pixelFormat}, not 4:2:0`],
    [video.framesPerSecond !== 30, `has ${video.framesPerSecond} frames a second, not 30`],
    [!video.indexFirst, 'has its index at the end'],
    [video.hasEditList, 'has an edit list'],
    [video.soundCodec !== 'aac', `has sound in ${video.soundCodec}, not AAC`],
    [video.soundRate !== 48_000, `has sound at ${video.soundRate} Hz, not 48,000`],
    [video.soundStreams !== 1, `has ${video.soundStreams} sounds: YouTube takes one, the others are added`],
    [video.soundLanguage !== tag, `says that its sound is ${video.soundLanguage}, not ${tag}`],
  ])
}

const soundFaults = (code: string, sound: SoundFacts, video: VideoFacts): PackFault[] => {
  const apart = sound.seconds - video.seconds
  return faultsIn(packNames.sound(code), [
    [sound.format !== 'pcm_s16le', `is ${sound.format}, not a WAV of 16 bits`],
    [sound.bits !== 16, `has ${sound.bits} bits, not 16`],
    [sound.sampleRate !== 48_000, `has ${sound.sampleRate} Hz, not 48,000`],
    [
      Math.abs(apart) > packLimits.seconds,
      `is ${Math.abs(apart).toFixed(2)} s ${apart > 0 ? 'longer' : 'shorter'} than the video`,
    ],
    [
      Math.abs(sound.lufs - packLimits.lufs) > packLimits.lufsRange,
      `has a loudness of ${sound.lufs.toFixed(1)} LUFS, not ${packLimits.lufs}`,
    ],
    [sound.peak > packLimits.peak, `has peaks of ${sound.peak.toFixed(1)} dBTP`],
  ])
}

const loudnessFaults = ({ sounds, videoLufs }: PackFacts): PackFault[] =>
  Object.entries(sounds).flatMap(([code, { lufs }]) =>
    faultsIn(packNames.sound(code), [
      [
        Math.abs(lufs - videoLufs) > packLimits.languagesApart,
        `is ${Math.abs(lufs - videoLufs).toFixed(1)} LU ${lufs > videoLufs ? 'louder' : 'quieter'} than the video`,
      ],
    ]),
  )

const captionFaults = (code: string, text: string | null, { seconds }: VideoFacts): PackFault[] => {
  const file = packNames.captions(code)
  if (text === null) return [{ file, fault: 'is not UTF-8' }]
  if (text.startsWith('\uFEFF')) return [{ file, fault: 'begins with a byte order mark' }]
  if (text.includes('\r')) return [{ file, fault: 'has line ends of another system' }]
  try {
    const last = readSrt(text).at(-1)
    return faultsIn(file, [
      [last === undefined, 'has no captions'],
      [(last?.end ?? 0) > seconds * 1000, 'goes on after the video has ended'],
      [/<[^>]+>|\[pause|\{\\/.test(text), 'has signs in it that readers would see'],
    ])
  } catch (error) {
    if (error instanceof SrtFault) return [{ file, fault: error.message }]
    throw error
  }
}

const chapterFaults = (file: string, starts: readonly number[], { seconds }: VideoFacts): PackFault[] => {
  if (starts.length === 0) return []
  const lengths = starts.map((start, index) => (starts[index + 1] ?? seconds) - start)
  return faultsIn(file, [
    [starts[0] !== 0, 'has a first chapter that does not begin at 0:00'],
    [starts.length < packLimits.chapters, `has ${starts.length} chapters: YouTube shows three or more`],
    [
      lengths.some((length) => length < packLimits.chapterSeconds),
      'has a chapter of less than ten seconds, or one out of order',
    ],
  ])
}

const textFaults = (code: string, { title, description }: PackText, video: VideoFacts): PackFault[] => {
  const file = packNames.text(code)
  return [
    ...faultsIn(file, [
      [title.trim() === '', 'has no title'],
      [[...title].length > packLimits.titleLetters, 'has a title of more than 100 letters'],
      [/[<>]/.test(title + description), 'has < or > in it, which YouTube refuses'],
      [
        [...description].length > packLimits.descriptionLetters,
        'has a description of more than 5,000 letters',
      ],
    ]),
    ...chapterFaults(file, readChapterLines(description), video),
  ]
}

/** All faults of a pack; empty when it can be uploaded as it is. */
export const preflight = (pack: PackFacts): PackFault[] => [
  ...fileFaults(pack),
  ...languageFaults(pack),
  ...videoFaults(pack.video, pack.languages[0] ?? ''),
  ...Object.entries(pack.sounds).flatMap(([code, sound]) => soundFaults(code, sound, pack.video)),
  ...loudnessFaults(pack),
  ...Object.entries(pack.captions).flatMap(([code, text]) => captionFaults(code, text, pack.video)),
  ...Object.entries(pack.texts).flatMap(([code, text]) => textFaults(code, text, pack.video)),
]

import { languageOf } from '../languages/languages.ts'
import { framesPerSecond } from '../timeline/timing.ts'
import { chapterTime, readChapterLines } from './chapter-lines.ts'
import type { PackFacts } from './pack-facts.ts'
import { packNames } from './pack-names.ts'
import { packLimits } from './preflight.ts'

type ChecklistInput = Pick<PackFacts, 'languages' | 'subtitles' | 'video' | 'videoLufs' | 'sounds' | 'texts'>

const nameOf = (code: string): string => {
  const { name, ownName } = languageOf(code)
  return name === ownName ? name : `${name} (${ownName})`
}

const numbered = (steps: readonly string[]): string =>
  steps.map((step, index) => `${index + 1}. ${step}`).join('\n\n')

const upload = (code: string, chapters: number): string[] => [
  `Create → Upload videos: choose ${packNames.video}.`,
  `Title and description: copy them from ${packNames.text(code)}. The first line is the title.`,
  ...(chapters > 0
    ? [`Keep the list of times in the description: its ${chapters} lines are the video's chapters.`]
    : []),
  `Show more → Language and captions certification: set the video's language to ${nameOf(code)}.`,
  'Finish the upload, as a private video until everything below is done.',
]

const captions = (code: string): string =>
  `Upload file → With timing: ${packNames.captions(code)}. Then Publish.`

const ownLanguage = (code: string): string =>
  [`${nameOf(code)}, the video's own language`, `   Subtitles: ${captions(code)}`].join('\n')

const readLanguage = (code: string): string =>
  [
    `${nameOf(code)}: Add language`,
    `   Title and description: ${packNames.text(code)}`,
    `   Subtitles: ${captions(code)}`,
  ].join('\n')

const otherLanguage = (code: string): string =>
  [
    readLanguage(code),
    `   Audio: ${packNames.sound(code)}, if your channel has the column Audio (multi-language audio)`,
  ].join('\n')

const measured = ({ languages, video, videoLufs, sounds }: ChecklistInput): string[] => {
  const [own = '', ...others] = languages
  const line = (file: string, seconds: number, lufs: number, peak: string) =>
    `  ${file}: ${seconds.toFixed(2)} s, ${lufs.toFixed(1)} LUFS${peak}`
  return [
    line(`${packNames.video}, ${nameOf(own)}`, video.seconds, videoLufs, ''),
    ...others.flatMap((code) => {
      const sound = sounds[code]
      return sound
        ? [line(packNames.sound(code), sound.seconds, sound.lufs, `, peaks ${sound.peak.toFixed(1)} dBTP`)]
        : []
    }),
  ]
}

const checked = (hasSounds: boolean): string =>
  [
    'The video is H.264 High at 30 frames a second with AAC at 48 kHz, begins with its index and has no edit list.',
    ...(hasSounds
      ? [
          `Every audio file is a WAV of 16 bits at 48 kHz, within ${packLimits.seconds} s of the video's length.`,
          `Every audio file has ${packLimits.lufs} LUFS, give or take ${packLimits.lufsRange}, no peak above ${packLimits.peak} dBTP, and is as loud as the video within ${packLimits.languagesApart} LU.`,
        ]
      : []),
    'Captions are UTF-8, in order, and end with the video.',
    'Titles, descriptions and chapters are within what YouTube takes.',
  ]
    .map((check) => `  [x] ${check}`)
    .join('\n')

/** The steps to upload a pack, and what was checked before it was handed out. */
export const checklist = (pack: ChecklistInput): string => {
  const [own = '', ...others] = pack.languages
  const { subtitles = [] } = pack
  const chapters = readChapterLines(pack.texts[own]?.description ?? '').length
  const length = chapterTime(Math.round(pack.video.seconds * framesPerSecond))
  const parts = [
    'UPLOADING TO YOUTUBE',
    `A video of ${length} in ${[...pack.languages, ...subtitles].map(nameOf).join(', ')}.\nEverything below is done in YouTube Studio, studio.youtube.com.`,
    'THE VIDEO',
    numbered(upload(own, chapters)),
    'ITS LANGUAGES',
    'Open the video in Studio and choose Languages (Subtitles on some channels) on the left.',
    numbered([ownLanguage(own), ...others.map(otherLanguage), ...subtitles.map(readLanguage)]),
    ...(others.length > 0
      ? [
          'Without the column Audio your channel cannot add sound to a video yet: leave the audio files out. Titles, descriptions and captions work all the same.',
        ]
      : []),
    'CHECKED BEFORE THIS PACK WAS MADE',
    checked(others.length > 0),
    measured(pack).join('\n'),
  ]
  return `${parts.join('\n\n')}\n`
}

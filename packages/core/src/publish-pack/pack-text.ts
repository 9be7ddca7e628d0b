import { languageOf } from '../languages/languages.ts'
import type { Chapter } from '../plan/chapters.ts'
import { firstWords } from '../plan/first-words.ts'
import { oneLine } from '../script/sentences.ts'
import { framesPerSecond } from '../timeline/timing.ts'
import { chapterLines, readChapterLines } from './chapter-lines.ts'
import type { PackText } from './pack-facts.ts'
import { packLimits } from './preflight.ts'
import { utf8Bytes } from './utf8-bytes.ts'

export type PackTextInput = {
  /** The project's title. */
  title: string
  language: string
  /** All languages of the pack. */
  languages: readonly string[]
  /** The sentences spoken in this language; chapter titles are in it too. */
  sentences: readonly string[]
  chapters: readonly Chapter[]
  /** Length of the video. */
  frames: number
}

const aboutLetters = 300
/** Longest chapter titles, tried in order until the description fits. */
const chapterTitles = [packLimits.titleLetters, 60, 40, 20, 10] as const

/** YouTube refuses these two in titles and descriptions, and reads them as markup in captions. */
export const replaceAngleBrackets = (text: string): string => text.replaceAll('<', '‹').replaceAll('>', '›')

const plain = (text: string): string =>
  oneLine(replaceAngleBrackets(text.toWellFormed().replace(/\p{Cc}/gu, ' ')))

const cut = (text: string, longest: number, language: string): string => {
  if (text.length <= longest) return text
  // A single word may be longer than the limit.
  const begins = firstWords(text, longest - 1, language) || [...text].slice(0, longest / 2).join('')
  return `${begins.trimEnd()}…`
}

/** As many whole sentences as fit, from the first; a first one that does not fit is cut. */
const about = (sentences: readonly string[], language: string): string => {
  let text = ''
  for (const sentence of sentences.map(plain)) {
    const longer = oneLine(`${text} ${sentence}`)
    if (longer.length > aboutLetters) return text || cut(sentence, aboutLetters, language)
    text = longer
  }
  return text
}

/** A line such as '10:30 is when we meet.' would be read as a chapter. */
const notAChapter = (text: string): string => (readChapterLines(text).length > 0 ? `– ${text}` : text)

/** Whether YouTube accepts these chapters. */
const areChapters = (chapters: readonly Chapter[], frames: number): boolean =>
  chapters.length >= packLimits.chapters &&
  chapters[0]?.startFrame === 0 &&
  chapters.every(
    ({ startFrame }, index) =>
      (chapters[index + 1]?.startFrame ?? frames) - startFrame >= packLimits.chapterSeconds * framesPerSecond,
  )

const listed = (chapters: readonly Chapter[], longest: number, language: string): string =>
  chapterLines(
    chapters.map(({ startFrame, title }, index) => ({
      startFrame,
      title: cut(plain(title), longest, language) || String(index + 1),
    })),
  ).join('\n')

/** Adds the chapters with the longest titles that fit, or none. */
const withChapters = (parts: readonly string[], chapters: readonly Chapter[], language: string): string => {
  for (const longest of chapters.length > 0 ? chapterTitles : []) {
    const text = [...parts, listed(chapters, longest, language)].join('\n\n')
    // Upload programs count the limit in bytes, and Thai takes three bytes for a letter.
    if (utf8Bytes(text) <= packLimits.descriptionLetters) return text
  }
  return parts.join('\n\n')
}

/** Title and description of the video in one language. */
export const packText = ({
  title,
  language,
  languages,
  sentences,
  chapters,
  frames,
}: PackTextInput): PackText => {
  const begins = about(sentences, language)
  const names = languages.map((code) => languageOf(code).ownName).join(' · ')
  const parts = [notAChapter(begins), languages.length > 1 ? names : ''].filter((part) => part !== '')
  return {
    title: cut(plain(title) || begins || languageOf(language).ownName, packLimits.titleLetters, language),
    description: withChapters(parts, areChapters(chapters, frames) ? chapters : [], language),
  }
}

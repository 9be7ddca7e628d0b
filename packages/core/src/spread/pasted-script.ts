import { countBeats } from '../script/beats.ts'
import { sourceSentences, writtenText } from '../script/read-script.ts'

/** Ways to cut a script into the parts of slides. */
export const splitWays = ['labels', 'rules', 'headings', 'paragraphs', 'evenly'] as const
export type SplitWay = (typeof splitWays)[number]

export type PastedParagraph = {
  text: string
  sentences: readonly string[]
  /** Number in the label above it, as in 'Slide 3'; null above the first label. */
  label: number | null
  /** How many rules (`---`), and headings, stand above it. */
  rules: number
  headings: number
}

/** A script for many slides, as it was pasted or written: labels, rules and headings divide it and are not said. */
export type PastedScript = { language: string; paragraphs: readonly PastedParagraph[] }

const rule = /^\s*([-*_])\s*(?:\1\s*){2,}$/
const heading = /^\s{0,3}#{1,6}\s+\S/
/** 'Slide 3' alone, or before a colon, a dash or a bracket: 'Slide 3 shows …' is a sentence. */
const label =
  /^\s*[[(]?\s*(?:slide|page|folie|diapositiva|diapositive|สไลด์(?:ที่)?|スライド|幻灯片)\s*#?(\d{1,3})\s*[\])]?\s*(?:[:.–—)-]\s*(.*))?$/iu

const hasBlankLines = (lines: readonly string[]): boolean =>
  lines.some((line, index) => line.trim() === '' && index > 0 && index < lines.length - 1)

type Reading = Pick<PastedParagraph, 'label' | 'rules' | 'headings'> & {
  language: string
  /** Of the paragraph that is being read. */
  lines: string[]
  paragraphs: PastedParagraph[]
}

const endParagraph = ({ language, lines, paragraphs, label, rules, headings }: Reading): void => {
  const text = lines.join('\n').trim()
  lines.length = 0
  if (text === '') return
  const sentences = sourceSentences(text, language)
  const last = paragraphs.at(-1)
  if (sentences.length > 0) paragraphs.push({ text, sentences, label, rules, headings })
  // A pause or dots alone say nothing, and stay with what was said.
  else if (last) last.text += `\n\n${text}`
}

const readLine = (reading: Reading, line: string): void => {
  const labelled = label.exec(line)
  if (labelled) {
    endParagraph(reading)
    reading.label = Number(labelled[1])
    if (labelled[2]) reading.lines.push(labelled[2])
  } else if (rule.test(line)) {
    endParagraph(reading)
    reading.rules += 1
  } else if (heading.test(line)) {
    endParagraph(reading)
    reading.headings += 1
  } else if (line.trim() === '') endParagraph(reading)
  else reading.lines.push(line.trim())
}

/** Paragraphs stand between blank lines; in a text without blank lines each line is one, as word processors copy it. */
export const readPasted = (script: string, language: string): PastedScript => {
  const lines = script.replace(/\r\n?/g, '\n').trim().split('\n')
  const reading: Reading = { language, lines: [], paragraphs: [], label: null, rules: 0, headings: 0 }
  const isByLine = !hasBlankLines(lines)
  for (const line of lines) {
    readLine(reading, line)
    if (isByLine) endParagraph(reading)
  }
  endParagraph(reading)
  return { language, paragraphs: reading.paragraphs }
}

/** '½' is spoken and is no word: every piece weighs at least 1. */
export const weightOf = (text: string, language: string): number =>
  Math.max(1, countBeats(writtenText(text), language))

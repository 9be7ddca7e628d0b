import { joinSentences } from '../script/join-sentences.ts'
import { type PastedScript, type SplitWay, weightOf } from './pasted-script.ts'
import { shareOut } from './share-out.ts'

/** The slide of each sentence, counted from 0; never falls. */
export type Spread = readonly number[]

export type PastedSentence = { text: string; paragraph: number; isFirst: boolean }

export const sentencesOf = ({ paragraphs }: PastedScript): PastedSentence[] =>
  paragraphs.flatMap(({ sentences }, paragraph) =>
    sentences.map((text, index) => ({ text, paragraph, isFirst: index === 0 })),
  )

/** The number of the part that each paragraph belongs to, from 0. */
const partsBy = ({ paragraphs }: PastedScript, way: Exclude<SplitWay, 'evenly' | 'labels'>): number[] => {
  if (way === 'paragraphs') return paragraphs.map((_, index) => index)
  const counts = paragraphs.map((paragraph) => paragraph[way])
  // Text above the first rule is a part; so is text above the first heading.
  const known = [...new Set(counts)]
  return counts.map((count) => known.indexOf(count))
}

/** Labels name their slide; what stands above the first label goes with it. */
const slidesByLabel = ({ paragraphs }: PastedScript, slideCount: number): number[] => {
  const first = paragraphs.find(({ label }) => label !== null)?.label ?? 1
  let least = 0
  return paragraphs.map(({ label }) => {
    const wanted = (label ?? first) - 1
    least = Math.min(slideCount - 1, Math.max(least, wanted))
    return least
  })
}

const slidesOfParts = (
  { language, paragraphs }: PastedScript,
  parts: readonly number[],
  slideCount: number,
): number[] => {
  const weights: number[] = []
  for (const [index, part] of parts.entries())
    weights[part] = (weights[part] ?? 0) + weightOf(paragraphs[index]?.text ?? '', language)
  const slides = shareOut(weights, slideCount)
  return parts.map((part) => slides[part] ?? 0)
}

export const spreadBy = (pasted: PastedScript, way: SplitWay, slideCount: number): Spread => {
  const sentences = sentencesOf(pasted)
  if (way === 'evenly')
    return shareOut(
      sentences.map(({ text }) => weightOf(text, pasted.language)),
      slideCount,
    )
  const slides =
    way === 'labels'
      ? slidesByLabel(pasted, slideCount)
      : slidesOfParts(pasted, partsBy(pasted, way), slideCount)
  return sentences.map(({ paragraph }) => slides[paragraph] ?? 0)
}

/** How many parts a way makes of a script. */
export const countParts = (pasted: PastedScript, way: SplitWay): number => {
  if (way === 'evenly') return sentencesOf(pasted).length
  if (way !== 'labels') return new Set(partsBy(pasted, way)).size
  return new Set(pasted.paragraphs.flatMap(({ label }) => label ?? [])).size
}

const marked = ['labels', 'rules', 'headings'] as const

/** The way that a person most likely means: their own marks, else paragraphs when there are as many as slides. */
export const proposeWay = (pasted: PastedScript, slideCount: number): SplitWay => {
  const matching = marked.find((way) => countParts(pasted, way) === slideCount)
  if (matching) return matching
  if (countParts(pasted, 'paragraphs') === slideCount) return 'paragraphs'
  return marked.find((way) => countParts(pasted, way) > 1) ?? 'evenly'
}

/** Puts sentences on a slide, and those around them where the order wants them. */
export const moveSentences = (
  spread: Spread,
  { from, to }: { from: number; to: number },
  slide: number,
): Spread =>
  spread.map((now, index) => {
    if (index < from) return Math.min(now, slide)
    return index > to ? Math.max(now, slide) : slide
  })

/** Moves the line under a slide so that it stands before a sentence; may be the number of sentences. */
export const moveBoundary = (spread: Spread, slide: number, sentence: number): Spread =>
  spread.map((now, index) => (index < sentence ? Math.min(now, slide) : Math.max(now, slide + 1)))

/** The first sentence below the line under a slide. */
export const boundaryOf = (spread: Spread, slide: number): number => {
  const index = spread.findIndex((on) => on > slide)
  return index < 0 ? spread.length : index
}

/** What each slide says; paragraphs that are whole keep their lines. */
export const partsOf = (pasted: PastedScript, spread: Spread, slideCount: number): string[] => {
  const slides: Map<number, string[]>[] = Array.from({ length: slideCount }, () => new Map())
  for (const [index, { text, paragraph }] of sentencesOf(pasted).entries()) {
    const slide = slides[spread[index] ?? 0]
    slide?.set(paragraph, [...(slide.get(paragraph) ?? []), text])
  }
  const textOf = (paragraph: number, sentences: readonly string[]): string => {
    const whole = pasted.paragraphs[paragraph]
    return whole && whole.sentences.length === sentences.length
      ? whole.text
      : joinSentences(sentences, pasted.language)
  }
  return slides.map((slide) =>
    [...slide].map(([paragraph, sentences]) => textOf(paragraph, sentences)).join('\n\n'),
  )
}

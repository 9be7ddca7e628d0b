import { type PastedScript, readPasted, type SplitWay, splitWays } from '@voxdeck/core/spread/pasted-script'
import {
  boundaryOf,
  countParts,
  moveBoundary,
  moveSentences,
  partsOf,
  proposeWay,
  type Spread,
  sentencesOf,
  spreadBy,
} from '@voxdeck/core/spread/spread'
import { useMemo, useState } from 'react'
import { useSourceLanguage } from '@/project/languages/source-language.ts'

/** A paragraph, or what of it is on one slide. */
export type SlideParagraph = { from: number; to: number; sentences: readonly string[] }

/** The paragraphs of each slide, in order. */
const paragraphsBySlide = (pasted: PastedScript, spread: Spread): Map<number, SlideParagraph[]> => {
  const slides = new Map<number, SlideParagraph[]>()
  let last: { slide: number; paragraph: number } | null = null
  for (const [index, { text, paragraph }] of sentencesOf(pasted).entries()) {
    const slide = spread[index] ?? 0
    const known = slides.get(slide) ?? []
    const goesOn = last?.slide === slide && last.paragraph === paragraph
    const { from, sentences } = (goesOn && known.pop()) || { from: index, sentences: [] }
    known.push({ from, to: index, sentences: [...sentences, text] })
    slides.set(slide, known)
    last = { slide, paragraph }
  }
  return slides
}

/** A script over the slides: how it is cut, and what was corrected by hand. */
export const useSpread = (script: string, slideCount: number) => {
  const language = useSourceLanguage()
  const [chosen, setChosen] = useState<SplitWay | null>(null)
  /** Each correction of the pasted script, the newest last. */
  const [corrections, setCorrections] = useState<{ of: PastedScript; spreads: readonly Spread[] } | null>(
    null,
  )
  const pasted = useMemo(() => readPasted(script, language), [script, language])
  const way = chosen ?? proposeWay(pasted, slideCount)
  const cut = useMemo(() => spreadBy(pasted, way, slideCount), [pasted, way, slideCount])
  const corrected = corrections?.of === pasted ? corrections.spreads : []
  const spread = corrected.at(-1) ?? cut
  const shown = useMemo(
    () => ({
      paragraphs: paragraphsBySlide(pasted, spread),
      parts: partsOf(pasted, spread, slideCount),
    }),
    [pasted, spread, slideCount],
  )
  const correct = (next: Spread) => setCorrections({ of: pasted, spreads: [...corrected, next] })
  return {
    way,
    ways: splitWays.map((name) => ({ name, parts: countParts(pasted, name) })),
    choose: (name: SplitWay) => {
      setChosen(name)
      setCorrections(null)
    },
    paragraphs: pasted.paragraphs.length,
    sentences: spread.length,
    parts: shown.parts,
    /** Slides after the last one with words keep theirs. */
    used: (spread.at(-1) ?? -1) + 1,
    paragraphsOn: (slide: number) => shown.paragraphs.get(slide) ?? [],
    boundaryOf: (slide: number) => boundaryOf(spread, slide),
    /** Slides that get words. */
    filled: shown.parts.filter((part) => part !== '').length,
    isCorrected: corrected.length > 0,
    /** Takes the last correction back. */
    undo: () => setCorrections({ of: pasted, spreads: corrected.slice(0, -1) }),
    moveBoundary: (slide: number, sentence: number) =>
      correct(moveBoundary(spread, slide, Math.max(0, Math.min(spread.length, sentence)))),
    moveParagraph: (paragraph: SlideParagraph, slide: number) => {
      if (slide >= 0 && slide < slideCount) correct(moveSentences(spread, paragraph, slide))
    },
  }
}

export type SpreadState = ReturnType<typeof useSpread>

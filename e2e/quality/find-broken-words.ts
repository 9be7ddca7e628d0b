import type { Page } from '@playwright/test'

/** Counts the lines of Thai text, and gives the words that are broken across two lines. */
export const findBrokenWords = (page: Page): Promise<{ lines: number; broken: string[] }> =>
  page.evaluate(() => {
    const segmenter = new Intl.Segmenter('th', { granularity: 'word' })
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    let lines = 0
    const topOf = (node: Node, from: number, to: number) => {
      range.setStart(node, from)
      range.setEnd(node, to)
      return [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))
    }
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? ''
      if (!/[\u0E00-\u0E7F]/.test(text) || !node.parentElement?.checkVisibility()) continue
      lines += new Set(topOf(node, 0, text.length)).size
      for (const { segment, index, isWordLike } of segmenter.segment(text))
        if (isWordLike && new Set(topOf(node, index, index + segment.length)).size > 1)
          broken.push(`${segment} in ${text}`)
    }
    return { lines, broken }
  })

import type { Page } from '@playwright/test'
import { providerNames } from '../../apps/web/src/i18n/provider-names.ts'

/** Words that are the same in Thai: names, units, file types, and the other language's own name. */
const sameInThai = [
  'Voxdeck',
  'English',
  'EN',
  'YouTube',
  'Adam',
  'Bella',
  'Nova',
  'Onyx',
  ...Object.values(providerNames),
  'UTC',
  'AGPL-3.0',
  'MP4',
  'mp4',
  'PNG',
  'JPG',
  'GIF',
  'WebP',
  'HEIC',
  'MP3',
  'mp3',
  'M4A',
  'WAV',
  'OGG',
  'FLAC',
  'TTS',
  'MB',
  'KB',
  'GB',
  'px',
  'fps',
  'H.264',
  'AAC',
  'LUFS',
  'F8',
  'Escape',
  'pause',
  'ms',
  'Chrome',
  'Edge',
]

/** Texts with Latin words that are neither user content nor used in Thai too. */
export const findEnglish = async (page: Page, peoplesOwn: readonly string[]): Promise<string[]> => {
  const texts = await page.evaluate(() => {
    const named = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-description']
    const textsOf = (root: ParentNode): string[] => {
      const texts: string[] = []
      for (const element of root.querySelectorAll('*')) {
        // Text marked as another language, such as a translation, is not untranslated English.
        if (element.closest('[lang]:not(html, [lang=th]), script, style, noscript, code')) continue
        for (const name of named) texts.push(element.getAttribute(name) ?? '')
        for (const node of element.childNodes)
          if (node.nodeType === Node.TEXT_NODE && element.checkVisibility({ visibilityProperty: true }))
            texts.push(node.textContent ?? '')
        if (element.shadowRoot) texts.push(...textsOf(element.shadowRoot))
      }
      return texts
    }
    return [document.title, ...textsOf(document)].map((text) => text.trim()).filter(Boolean)
  })
  const known = [...peoplesOwn, ...sameInThai]
  const withoutKnown = (text: string) => known.reduce((rest, word) => rest.replaceAll(word, ' '), text)
  return [...new Set(texts.filter((text) => /[A-Za-z]{2,}/.test(withoutKnown(text))))]
}

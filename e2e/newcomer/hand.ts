import { type Locator, type Page, test } from '@playwright/test'

type Effort = { clicks: number; drags: number; keys: number }

/**
 * A person's hand, which counts what it does: a double click is two clicks, a chord such as Ctrl+V is one key, and files
 * that are chosen cost the click that opens the system's dialog. Letters of the script are not counted.
 */
export const createHand = (page: Page) => {
  const effort: Effort = { clicks: 0, drags: 0, keys: 0 }
  const parts: { part: string; effort: Effort }[] = []
  return {
    click: async (target: Locator): Promise<void> => {
      effort.clicks += 1
      await target.click()
    },
    /** Clicks into a text where its last word is, twice, as one does to select a word. */
    selectLastWord: async (target: Locator): Promise<void> => {
      effort.clicks += 2
      await target.evaluate((field: HTMLTextAreaElement) => {
        const end = field.value.search(/\w+\W*$/)
        field.focus()
        field.setSelectionRange(end, end + (/\w+/.exec(field.value.slice(end))?.[0].length ?? 0))
      })
    },
    press: async (key: string): Promise<void> => {
      effort.keys += 1
      await page.keyboard.press(key)
    },
    type: async (text: string): Promise<void> => {
      effort.keys += text.length
      await page.keyboard.type(text)
    },
    writeScript: (text: string): Promise<void> => page.keyboard.type(text),
    /** Copied elsewhere, pasted here. */
    paste: async (text: string): Promise<void> => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
      effort.keys += 1
      await page.keyboard.press('Control+V')
    },
    chooseFiles: async (opener: Locator, paths: string[]): Promise<void> => {
      const choosing = page.waitForEvent('filechooser')
      effort.clicks += 1
      await opener.click()
      await (await choosing).setFiles(paths)
    },
    drag: async (act: () => Promise<void>): Promise<void> => {
      effort.drags += 1
      await act()
    },
    /** A named part of the walk, with its own count. */
    part: async (name: string, walk: () => Promise<void>): Promise<void> => {
      const before = { ...effort }
      await test.step(name, walk)
      parts.push({
        part: name,
        effort: {
          clicks: effort.clicks - before.clicks,
          drags: effort.drags - before.drags,
          keys: effort.keys - before.keys,
        },
      })
    },
    parts: () => parts,
    total: () => effort.clicks + effort.drags + effort.keys,
    effort: (): Effort => ({ ...effort }),
  }
}

export type Hand = ReturnType<typeof createHand>

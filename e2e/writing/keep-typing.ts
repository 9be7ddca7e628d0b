import type { Page } from '@playwright/test'
import { slideField } from './open-project.ts'

/** Types a running number by keyboard, into slides 1 and 2 by turns, and records when each was typed. */
export const startTyping = (page: Page, seed: number) => {
  const typed: { number: string; at: number }[] = []
  let count = 0
  const typeOne = async () => {
    // Twelve numbers into each slide, so that two texts are unsaved at once.
    if (count % 12 === 0) {
      const field = slideField(page, (count / 12) % 2 === 0 ? 1 : 2)
      await field.focus({ timeout: 5000 })
      await field.press('Control+End', { timeout: 5000 })
    }
    count += 1
    const number = `${seed}n${count}`
    await page.keyboard.type(`${number} `, { delay: 8 })
    typed.push({ number, at: Date.now() })
  }
  return {
    goOn: async (milliseconds: number, isOver = () => false): Promise<void> => {
      const end = Date.now() + milliseconds
      while (Date.now() < end && !isOver())
        try {
          await typeOne()
        } catch (error) {
          // The page navigated away in the middle of a number.
          if (!isOver()) throw error
        }
    },
    all: (): string[] => typed.map(({ number }) => number),
    before: (moment: number): string[] => typed.filter(({ at }) => at < moment).map(({ number }) => number),
  }
}

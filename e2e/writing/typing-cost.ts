import type { Locator } from '@playwright/test'

const letters = 40
const ownWork = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']

export type TypingCost = {
  /** Script, style and layout. */
  own: number
  /** All of the main thread, drawing included. */
  all: number
}

/** CPU time of the page's main thread for one letter, in milliseconds: the load of the machine hardly counts. */
export const typingCost = async (field: Locator): Promise<TypingCost> => {
  const page = field.page()
  await field.scrollIntoViewIfNeeded()
  await field.click()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    const sum = (names: readonly string[]) =>
      metrics.filter(({ name }) => names.includes(name)).reduce((total, { value }) => total + value, 0)
    return { own: sum(ownWork), all: sum(['TaskDuration']) }
  }
  const before = await spent()
  await field.pressSequentially('x'.repeat(letters), { delay: 60 })
  const after = await spent()
  await devtools.detach()
  const perLetter = (seconds: number) => (seconds * 1000) / letters
  return { own: perLetter(after.own - before.own), all: perLetter(after.all - before.all) }
}

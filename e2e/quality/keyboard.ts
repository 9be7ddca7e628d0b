import { expect, type Page } from '@playwright/test'

type Role = Parameters<Page['getByRole']>[0]

const mostSteps = 80

/** Runs in the page: 'seen', or what is wrong with where the focus is. */
const judgeFocus = (): string => {
  let focused = document.activeElement
  // A control of the player shows it for the field inside.
  const controls: Element[] = []
  while (focused?.shadowRoot?.activeElement) {
    controls.push(focused)
    focused = focused.shadowRoot.activeElement
  }
  if (!focused || focused === document.body) return 'nothing has the focus'
  const hasRing = (element: Element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow.includes('inset')
  }
  // A text is written in a row that is marked as a whole.
  const hasRule = (element: Element) => {
    const { borderLeftWidth, borderLeftColor } = getComputedStyle(element)
    return Number.parseFloat(borderLeftWidth) >= 2 && borderLeftColor !== 'rgba(0, 0, 0, 0)'
  }
  const around: Element[] = []
  for (let up = focused.parentElement; up && around.length < 8; up = up.parentElement) around.push(up)
  const label = focused.closest('label')
  const isSeen =
    [focused, ...controls, ...focused.querySelectorAll('*'), ...(label ? [label] : [])].some(hasRing) ||
    (focused instanceof HTMLTextAreaElement && around.some(hasRule))
  return isSeen ? 'seen' : `no ring: ${focused.outerHTML.slice(0, 200)}`
}

/** Whoever uses the keyboard knows where they are: something has the focus, and it shows. */
export const focusIsSeen = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(judgeFocus), { timeout: 10_000 }).toBe('seen')

/** Presses Tab until a control has the focus, and looks at every step whether one can see where it is. */
export const tabTo = async (page: Page, role: Role, name: string | RegExp): Promise<void> => {
  const goal = page.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name }).first()
  await goal.waitFor()
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press('Tab')
    // Past the last control the browser's own have the focus.
    if (await page.evaluate(() => document.activeElement === document.body)) continue
    await focusIsSeen(page)
    if (await goal.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${role} ${name} is not reached by ${mostSteps} presses of Tab`)
}

import { expect, type Page } from '@playwright/test'

type Role = Parameters<Page['getByRole']>[0]

const mostSteps = 80

/** Runs in the page. Gives 'seen' when the focus is visible, else what is wrong. */
const judgeFocus = (): string => {
  let focused = document.activeElement
  // A control of the player shows the focus ring for the element inside its shadow root.
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
  // The focus of a textarea is shown by a border on its row.
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

/** Waits until some element has the focus and shows it. */
export const focusIsSeen = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(judgeFocus), { timeout: 10_000 }).toBe('seen')

/** Presses Tab until a control has the focus, and checks at every step that the focus is visible. */
export const tabTo = async (page: Page, role: Role, name: string | RegExp): Promise<void> => {
  const goal = page.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name }).first()
  await goal.waitFor()
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press('Tab')
    // After the last control the focus is in the browser's own interface.
    if (await page.evaluate(() => document.activeElement === document.body)) continue
    await focusIsSeen(page)
    if (await goal.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${role} ${name} is not reached by ${mostSteps} presses of Tab`)
}

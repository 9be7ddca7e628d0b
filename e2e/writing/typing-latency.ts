import type { Locator } from '@playwright/test'

const letters = 60

/** From the key to the frame that shows its letter, in whole milliseconds. */
export const typingLatency = async (field: Locator): Promise<{ median: number; slow: number }> => {
  await field.scrollIntoViewIfNeeded()
  await field.click()
  await field.evaluate((element) => {
    const took: number[] = []
    Object.assign(window, { took })
    element.addEventListener('keydown', () => {
      const pressed = performance.now()
      // A task after the frame's callbacks: by then the frame has been laid out and painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => took.push(performance.now() - pressed)
        port2.postMessage(null)
      })
    })
  })
  await field.pressSequentially('x'.repeat(letters), { delay: 60 })
  const took = await field.evaluate(() => (window as unknown as { took: number[] }).took)
  const sorted = took.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
  return { median: at(0.5), slow: at(0.95) }
}

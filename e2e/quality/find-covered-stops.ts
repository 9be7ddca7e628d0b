import type { Page } from '@playwright/test'

/** More than any page has. */
const mostStops = 400

/**
 * WCAG 2.4.11: walks through the page with the Tab key and gives the stops of which less than half can be seen, because
 * something else lies over them or they are outside of the window.
 */
export const findCoveredStops = async (page: Page): Promise<{ stops: number; covered: string[] }> => {
  await page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
  })
  const covered: string[] = []
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(
      () =>
        new Promise<{ isEnd: boolean; seen: number; name: string }>((done) => {
          // Where the browser scrolls to is known after the next frame.
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              const element = document.activeElement
              const visited = element as (Element & { isVisited?: boolean }) | null
              if (!visited || visited === document.body || visited.isVisited)
                return done({ isEnd: true, seen: 1, name: '' })
              visited.isVisited = true
              const { left, top, width, height } = visited.getBoundingClientRect()
              const places = [1, 3, 5].flatMap((column) =>
                [1, 3, 5].map((row) => ({ x: left + (width * column) / 6, y: top + (height * row) / 6 })),
              )
              const isSeen = ({ x, y }: { x: number; y: number }) => {
                const over = document.elementFromPoint(x, y)
                return (
                  over !== null &&
                  (visited.contains(over) ||
                    over.contains(visited) ||
                    over.closest('label')?.contains(visited))
                )
              }
              done({
                isEnd: false,
                seen: places.filter(isSeen).length / places.length,
                name: visited.outerHTML.slice(0, 140),
              })
            }),
          )
        }),
    )
    if (stop.isEnd) return { stops, covered }
    if (stop.seen < 0.5) covered.push(`${Math.round(stop.seen * 100)} % ${stop.name}`)
  }
  throw new Error(`more than ${mostStops} stops`)
}

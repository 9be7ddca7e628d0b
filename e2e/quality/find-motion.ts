import type { Page } from '@playwright/test'

/**
 * Under reduced motion: elements that move for longer than 1 ms, or have a transition or animation set. What follows the scrolling
 * of a finger does not move by itself.
 */
export const findMotion = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const moment = 1
    const roots = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : [])),
    ]
    // Light DOM only: within the player's shadow roots, which are a library's, only colours have transitions.
    const ready = [...document.querySelectorAll('*')]
      .filter((element) => {
        const style = getComputedStyle(element)
        const isTimed = ['', 'auto'].includes(style.getPropertyValue('animation-timeline'))
        return (
          style.transitionDuration.split(',').some((one) => Number.parseFloat(one) > 0) ||
          (isTimed && !['', 'none'].includes(style.animationName))
        )
      })
      .map((element) => element.outerHTML.slice(0, 160))
    const moving = roots(document).flatMap((root) => {
      const animated = root
        .getAnimations()
        .filter(({ timeline, playState, effect }) => {
          const { duration = 0, iterations = 1 } = effect?.getComputedTiming() ?? {}
          return (
            timeline instanceof DocumentTimeline &&
            playState === 'running' &&
            Number(duration) * iterations > moment
          )
        })
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML : '') ?? '')
      const drawn = [...root.querySelectorAll('animate, animateTransform, animateMotion')]
        .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((element) => element.outerHTML)
      return [...animated, ...drawn].map((html) => html.slice(0, 160))
    })
    return [...ready, ...moving]
  })

import type { Page } from '@playwright/test'

/** WCAG 2.5.8: gives targets smaller than `least` px in a direction that also lack as much room around their middle. */
export const findSmallTargets = (page: Page, least = 24): Promise<string[]> =>
  page.evaluate((least) => {
    const interactive =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]:not([tabindex="-1"]), ' +
      '[role=button], [role=slider], [role=option], [role=menuitem], [role=tab], [role=checkbox], [role=switch]'
    const everyElement = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) =>
        element.shadowRoot ? [element, ...everyElement(element.shadowRoot)] : [element],
      )
    // A control clipped to one pixel is for screen readers; people press its label.
    const isPressed = (element: Element, { width, height }: DOMRect) =>
      width > 1 &&
      height > 1 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      getComputedStyle(element).pointerEvents !== 'none' &&
      !element.closest('[inert], [aria-hidden=true], [data-radix-focus-guard]')

    const targets = everyElement(document)
      .filter((element) => element.matches(interactive))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ element, box }) => isPressed(element, box))
    const middle = (box: DOMRect) => [box.x + box.width / 2, box.y + box.height / 2] as const
    const isSmall = ({ width, height }: DOMRect) => Math.round(width) < least || Math.round(height) < least

    const isCrowded = (one: (typeof targets)[number]) => {
      const [x, y] = middle(one.box)
      return targets.some((other) => {
        if (other.element === one.element || other.element.contains(one.element)) return false
        if (one.element.contains(other.element)) return false
        const [otherX, otherY] = middle(other.box)
        if (isSmall(other.box)) return Math.hypot(otherX - x, otherY - y) < least
        const { left, right, top, bottom } = other.box
        return (
          Math.hypot(x - Math.max(left, Math.min(x, right)), y - Math.max(top, Math.min(y, bottom))) <
          least / 2
        )
      })
    }
    return targets
      .filter((one) => isSmall(one.box) && isCrowded(one))
      .map(
        ({ element, box }) =>
          `${Math.round(box.width)}x${Math.round(box.height)} ${element.outerHTML.slice(0, 160)}`,
      )
  }, least)

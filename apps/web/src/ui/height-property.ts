/**
 * A ref callback that keeps the height of its element in a CSS property, of the element itself or of the page. Made
 * once, outside of components: a new one at each rendering would observe anew.
 */
export const heightProperty =
  (name: `--${string}`, of: 'itself' | 'page') =>
  (element: HTMLElement | null): (() => void) | undefined => {
    if (!element) return
    const { style } = of === 'page' ? document.documentElement : element
    const observer = new ResizeObserver(() => style.setProperty(name, `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty(name)
    }
  }

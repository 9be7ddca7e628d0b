const openers = new WeakMap<Element, () => Element | null>()

/** A menu that is placed by another element than the one that opened it says which did. */
export const nameOpener = (menu: Element, opener: () => Element | null): void => {
  openers.set(menu, opener)
}

/** What has the focus, or, where that is in a menu which is about to close, what opened the menu. */
export const currentOpener = (): Element | null => {
  const focused = document.activeElement
  const menu = focused?.closest('[role=menu]')
  if (!menu) return focused
  const named = openers.get(menu)?.()
  return named ?? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') ?? focused
}

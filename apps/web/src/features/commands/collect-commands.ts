/** Something that can be done on the page, by its name and the part of the page where it stands. */
export type Command = {
  name: string
  /** What a person wrote, in the source language: shown behind the name. */
  script?: string
  place: string
  run: () => void
}

/** Links within the page only move the focus: Tab offers them. */
const pressable = 'button, a[href]:not([href^="#"]), [role=tab], input:not([type=file], [type=checkbox])'
/** Where nothing is a command of the page: rows have their own, and toasts and dialogs pass. */
const elsewhere =
  '[data-opens-commands], li, [role=dialog], [role=menu], [data-aside], [inert], [aria-hidden=true]'

const labelOf = (element: HTMLElement): string =>
  element instanceof HTMLButtonElement || element instanceof HTMLInputElement
    ? [...(element.labels ?? [])].map(({ textContent }) => textContent).join(' ')
    : ''

/** With a space between its parts, such as a name and a count. */
const textOf = (node: Node): string =>
  node.nodeType === Node.TEXT_NODE
    ? (node.textContent ?? '')
    : [...node.childNodes].map(textOf).filter(Boolean).join(' ')

/** A title says what a press does where the text is a person's own. */
const nameOf = (element: HTMLElement): string =>
  (element.getAttribute('aria-label') || labelOf(element) || element.getAttribute('title') || textOf(element))
    .replace(/\s+/g, ' ')
    .trim()

const placeOf = (element: Element): string => {
  const part = element.closest('section[aria-labelledby], section[aria-label]')
  const title = part && document.getElementById(part.getAttribute('aria-labelledby') ?? '')
  return (title?.textContent ?? part?.getAttribute('aria-label') ?? '').trim()
}

const press = (element: HTMLElement) => () => {
  element.focus()
  element.click()
}

const isUsable = (element: HTMLElement): boolean =>
  !element.matches(':disabled, [aria-disabled=true]') &&
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.closest(elsewhere)

/** What the page is for comes before the bars around it. */
const isAround = (element: HTMLElement): number => (element.closest('main') ? 0 : 1)

const commandsOf = (elements: Iterable<HTMLElement>, isOf: (element: HTMLElement) => boolean): Command[] => {
  const found = new Map<string, Command>()
  for (const element of elements) {
    const name = nameOf(element)
    if (!name || !isOf(element)) continue
    const place = placeOf(element)
    const key = `${place}\n${name}`
    if (!found.has(key)) found.set(key, { name, place, run: press(element) })
  }
  return [...found.values()]
}

/** Everything that can be pressed on the page now. A control is a command by being there: none has to be listed. */
export const collectCommands = (): Command[] =>
  commandsOf(
    [...document.querySelectorAll<HTMLElement>(pressable)].sort(
      (one, other) => isAround(one) - isAround(other),
    ),
    isUsable,
  )

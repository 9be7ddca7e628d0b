/** The row of a slide that contains an element, in whichever list of slides. */
export const slideRowOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('li[data-slide]') : null

/** The id of the slide in whose row an element is; null outside of rows. */
export const slideIdAt = (target: EventTarget | null): string | null =>
  slideRowOf(target)?.dataset.slide ?? null

/** The rows of a slide, in every list. */
export const slideRows = (slideId: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`li[data-slide="${CSS.escape(slideId)}"]`),
]

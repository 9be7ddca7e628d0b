export type RowControl = 'up' | 'down' | 'handle' | 'menu'

/** How a row's controls are found again when the focus is to come back to one. */
export const controlName = (slideId: string, control: RowControl): string => `${slideId} ${control}`

/** Gives the focus to the first of these controls that is there and can take it. */
export const focusControl = (within: ParentNode | null, names: readonly string[]): boolean => {
  const controls = names.map((name) => within?.querySelector<HTMLButtonElement>(`[data-control="${name}"]`))
  const control = controls.find((candidate) => candidate && !candidate.disabled)
  control?.focus()
  return control !== undefined
}

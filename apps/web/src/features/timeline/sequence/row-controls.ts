export type RowControl = 'up' | 'down' | 'handle' | 'menu'

/** Value of data-control, by which a control is found to return the focus. */
export const controlName = (slideId: string, control: RowControl): string => `${slideId} ${control}`

/** Focuses the first of these controls that exists and is enabled. */
export const focusControl = (within: ParentNode | null, names: readonly string[]): boolean => {
  const controls = names.map((name) => within?.querySelector<HTMLButtonElement>(`[data-control="${name}"]`))
  const control = controls.find((candidate) => candidate && !candidate.disabled)
  control?.focus()
  return control !== undefined
}

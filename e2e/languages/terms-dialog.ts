import { expect, type Locator, type Page } from '@playwright/test'

/** The dialog of a project's terms, found by its English texts. */
export const termsDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Terms', exact: true })
  const rows = dialog.getByRole('listitem')
  return {
    dialog,
    rows,
    newTerm: dialog.getByRole('textbox', { name: 'New term' }),
    save: dialog.getByRole('button', { name: 'Save terms' }),
    state: dialog.locator('output'),
    tab: (name: 'How to say' | 'Glossary') => dialog.getByRole('tab', { name }),
    row: (index: number): Locator => rows.nth(index),
    /** The values of a column, from the top. */
    column: (name: string) =>
      rows
        .locator(`input[data-column="${name}"]`)
        .evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => value)),
    open: async () => {
      await page.getByRole('button', { name: 'Terms', exact: true }).click()
      // The dialog focuses this field once it is drawn; a step before that would lose the focus.
      await expect(dialog.getByRole('textbox', { name: 'New term' })).toBeFocused({ timeout: 30_000 })
    },
  }
}

export type TermsDialog = ReturnType<typeof termsDialog>

/** Saves, and waits for the server's response. */
export const saveTerms = async ({ save, state }: TermsDialog): Promise<void> => {
  await save.click()
  await expect(state).toHaveText('Saved', { timeout: 30_000 })
}

import { expect, type Locator, type Page } from '@playwright/test'

/** The dialog of a project's terms, by what it says in English. */
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
    /** What stands in a column, from the top. */
    column: (name: string) =>
      rows
        .locator(`input[data-column="${name}"]`)
        .evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => value)),
    open: async () => {
      await page.getByRole('button', { name: 'Terms', exact: true }).click()
      // It takes the focus once it is drawn: what a test does next would lose it.
      await expect(dialog.getByRole('textbox', { name: 'New term' })).toBeFocused({ timeout: 30_000 })
    },
  }
}

export type TermsDialog = ReturnType<typeof termsDialog>

/** Saves, and waits until the server has answered. */
export const saveTerms = async ({ save, state }: TermsDialog): Promise<void> => {
  await save.click()
  await expect(state).toHaveText('Saved', { timeout: 30_000 })
}

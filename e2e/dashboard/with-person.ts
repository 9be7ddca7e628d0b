import { test as base } from '@playwright/test'
import type { Database } from '@voxdeck/db/connect'
import { type NewPerson, newPerson, openDatabase, signInAs } from './new-person.ts'

/** Each test has a person of its own, signed in, and the database to arrange things in. */
export const test = base.extend<{ person: NewPerson }, { database: Database }>({
  database: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
    async ({}, use) => {
      const database = openDatabase()
      await use(database)
      await database.close()
    },
    { scope: 'worker' },
  ],
  person: [
    async ({ context, database }, use) => {
      const person = await newPerson(database)
      await signInAs(context, person)
      await use(person)
    },
    { auto: true },
  ],
})

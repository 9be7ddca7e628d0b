import { test as base } from '@playwright/test'
import type { Client } from '@voxdeck/contracts/client'
import type { Database } from '@voxdeck/db/connect'
import { clientOf, type NewPerson, newPerson, openDatabase, signInAs } from '../new-person.ts'
import { productUrl } from '../product.ts'

type Arranged = { database: Database; person: NewPerson & { client: Client } }

/** Gives each test a signed-in user of its own, and the database. */
export const test = base.extend<Arranged & { arranged: Arranged }>({
  arranged: [
    async ({ context }, use) => {
      const database = openDatabase()
      const person = await newPerson(database)
      await signInAs(context, person)
      await use({ database, person: { ...person, client: clientOf(productUrl(), person) } })
      await database.close()
    },
    { auto: true },
  ],
  database: ({ arranged }, use) => use(arranged.database),
  person: ({ arranged }, use) => use(arranged.person),
})

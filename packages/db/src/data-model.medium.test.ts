import { readFile, writeFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { drawDataModel } from '../testing/draw-data-model.ts'
import { createMigratedDatabase } from '../testing/test-database.ts'

const page = new URL('../../../docs/data-model.md', import.meta.url)

it('docs/data-model.md shows the tables as the migrations make them', async () => {
  const database = await createMigratedDatabase()
  const drawing = await drawDataModel(database).finally(() => database.close())
  const redrawn = (text: string) => text.replace(/```mermaid.*?```/s, () => drawing)
  if (process.env.VOXDECK_DRAW) await writeFile(page, redrawn(await readFile(page, 'utf8')))
  const text = await readFile(page, 'utf8')
  expect(text, 'VOXDECK_DRAW=true pnpm test:medium data-model draws it again').toBe(redrawn(text))
})

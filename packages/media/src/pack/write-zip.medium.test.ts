import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeZip } from './write-zip.ts'

const run = promisify(execFile)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voxdeck-zip-'))
})
afterAll(() => rm(folder, { recursive: true }))

it('a pack is a zip that anybody opens, with names in any script, and the same every time', async () => {
  const files = { 'text/th.txt': 'ท่าเรือ\n', 'ไฟล์.txt': 'x'.repeat(3_000_000), 'empty.txt': '' }
  const entries = []
  for (const [index, [name, content]] of Object.entries(files).entries()) {
    const path = join(folder, `file-${index}`)
    await writeFile(path, content)
    entries.push({ name, path })
  }
  const [one, two] = [join(folder, 'one.zip'), join(folder, 'two.zip')]
  const bytes = await writeZip(entries, one)
  await writeZip(entries, two)
  expect((await readFile(one)).length).toBe(bytes)
  expect((await readFile(one)).equals(await readFile(two))).toBe(true)
  // An independent reader: checks CRCs, sizes and names.
  const script =
    'import sys, zipfile, json; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print(json.dumps({i.filename: i.file_size for i in z.infolist()}))'
  const { stdout } = await run('python3', ['-c', script, one])
  expect(JSON.parse(stdout)).toEqual({ 'text/th.txt': 22, 'ไฟล์.txt': 3_000_000, 'empty.txt': 0 })
})

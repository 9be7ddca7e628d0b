import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { captionFonts } from './caption-fonts.ts'
import { prepareFonts } from './font-folder.ts'

let folder: string
const files = [...new Set(Object.values(captionFonts).map(({ file }) => file))]
const system = (name: string) => join(folder, name, 'truetype', 'noto')

const install = async (name: string, missing: readonly string[] = [], bytes = 'a font') => {
  await mkdir(system(name), { recursive: true })
  for (const file of files.filter((each) => !missing.includes(each)))
    await writeFile(join(system(name), file), `${bytes} ${file}`)
  return join(folder, name)
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voxdeck-fonts-'))
})
afterAll(() => rm(folder, { recursive: true }))

it('holds the fonts of captions and nothing else that is installed', async () => {
  const installed = await install('whole')
  await writeFile(join(system('whole'), 'Another-Regular.ttf'), 'a font')
  const { directory } = await prepareFonts(installed, join(folder, 'prepared'))
  expect(await readdir(join(directory, 'files'))).toEqual(files.toSorted())
})

it('is named by the bytes of its fonts', async () => {
  const hashOf = async (name: string, bytes?: string) =>
    (await prepareFonts(await install(name, [], bytes), join(folder, `prepared-${name}`))).hash
  const hash = await hashOf('one')
  expect(await hashOf('two')).toBe(hash)
  expect(await hashOf('newer', 'a newer font')).not.toBe(hash)
})

it('says which fonts are missing, and where they come from', async () => {
  const installed = await install('half', ['NotoSansThai-Regular.ttf', 'NotoSansCJK-Regular.ttc'])
  await expect(prepareFonts(installed, join(folder, 'never'))).rejects.toThrow(
    `captions need fonts that are not in ${installed}: NotoSansCJK-Regular.ttc, NotoSansThai-Regular.ttf. Debian has them in fonts-noto-core and fonts-noto-cjk.`,
  )
  await expect(prepareFonts(join(folder, 'nowhere'), join(folder, 'never'))).rejects.toThrow('not in')
})

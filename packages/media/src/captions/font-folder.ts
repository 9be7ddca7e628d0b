import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { captionFonts } from './caption-fonts.ts'

/** An empty fontconfig: programs find only the fonts that they are given. */
const noOtherFonts = '<?xml version="1.0"?><fontconfig></fontconfig>\n'

const wanted = [...new Set(Object.values(captionFonts).map(({ file }) => file))].sort()

/** Subfolder with the fonts, in a folder made by prepareFonts. */
export const fontFiles = 'files'
export const fontSettings = 'fonts.conf'

/** Paths of the wanted fonts in `fontsDir` and its subfolders. */
export const findFonts = async (fontsDir: string): Promise<Map<string, string>> => {
  const entries = await readdir(fontsDir, { recursive: true, withFileTypes: true }).catch(() => [])
  const found = new Map(entries.map(({ name, parentPath }) => [name, join(parentPath, name)]))
  const missing = wanted.filter((file) => !found.has(file))
  if (missing.length > 0)
    throw new Error(
      `captions need fonts that are not in ${fontsDir}: ${missing.join(', ')}. Debian has them in fonts-noto-core and fonts-noto-cjk.`,
    )
  return new Map(wanted.map((file) => [file, found.get(file) ?? '']))
}

/**
 * Copies the caption fonts into a folder for the jail, so that updates of the system do not change them, and hashes
 * their bytes: they decide how captions look.
 */
export const prepareFonts = async (
  fontsDir: string,
  directory: string,
): Promise<{ directory: string; hash: string }> => {
  const found = await findFonts(fontsDir)
  const files = join(directory, fontFiles)
  await mkdir(files, { recursive: true })
  await writeFile(join(directory, fontSettings), noOtherFonts)
  const hash = createHash('sha256')
  for (const [name, path] of found) {
    await copyFile(path, join(files, name))
    hash.update(`${name}\n`).update(await readFile(join(files, name)))
  }
  return { directory, hash: hash.digest('hex') }
}

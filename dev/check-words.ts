// Fails when a word that docs/glossary.md has replaced comes back in an identifier or a file name.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from './paths.ts'
import { findRetired } from './words/find-retired.ts'

const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: repositoryRoot, encoding: 'utf8' })
const found = listed
  .split('\n')
  .filter((path) => path !== '' && !path.startsWith('dev/words/') && existsSync(join(repositoryRoot, path)))
  .flatMap((path) => findRetired(path, readFileSync(join(repositoryRoot, path), 'utf8')))

for (const { path, name, word } of found)
  console.log(`${path}: ${name} ('${word.retired}' is '${word.instead}' here: docs/glossary.md)`)
console.log(`${found.length} retired words`)
process.exitCode = found.length > 0 ? 1 : 0

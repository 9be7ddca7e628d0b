import { homedir } from 'node:os'
import { join, resolve } from 'node:path'

export type Environment = Record<string, string | undefined>

export type CachePaths = {
  root: string
  temporal: string
  versitygw: string
  toxiproxy: string
  voices: string
  recogniser: string
}

/** Where ./dev/setup installs programs and models: the same rule as dev/env.sh. */
export const cachePaths = (environment: Environment, home = homedir()): CachePaths => {
  const root =
    environment.VOXDECK_CACHE || join(environment.XDG_CACHE_HOME || join(home, '.cache'), 'voxdeck')
  return {
    root,
    temporal: join(root, 'bin', 'temporal'),
    versitygw: join(root, 'bin', 'versitygw'),
    toxiproxy: join(root, 'bin', 'toxiproxy'),
    voices: join(root, 'voices'),
    recogniser: join(root, 'recogniser'),
  }
}

export const repositoryRoot = resolve(import.meta.dirname, '..')

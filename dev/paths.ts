import { homedir } from 'node:os'
import { join, resolve } from 'node:path'

export type Environment = Record<string, string | undefined>

export type CachePaths = {
  root: string
  temporal: string
  versitygw: string
  voices: string
  recogniser: { encoder: string; decoder: string; tokens: string }
}

/** Where ./dev/setup keeps what it installs: the same rule as dev/env.sh. */
export const cachePaths = (environment: Environment, home = homedir()): CachePaths => {
  const root =
    environment.VOXDECK_CACHE || join(environment.XDG_CACHE_HOME || join(home, '.cache'), 'voxdeck')
  return {
    root,
    temporal: join(root, 'bin', 'temporal'),
    versitygw: join(root, 'bin', 'versitygw'),
    voices: join(root, 'voices'),
    recogniser: {
      encoder: join(root, 'recogniser', 'encoder_model.ort'),
      decoder: join(root, 'recogniser', 'decoder_model_merged.ort'),
      tokens: join(root, 'recogniser', 'tokens.txt'),
    },
  }
}

export const repositoryRoot = resolve(import.meta.dirname, '..')

export type Check = { name: string; command: [program: string, ...args: string[]] }

export type CheckOptions = {
  /** Existing folders of the workspace: Git leaves empty ones out of a checkout. */
  folders: string[]
  /** The file for the JSON report of unit tests, which CI counts; undefined for none. */
  unitReport: string | undefined
}

/** The longest first, so that short checks fill the time beside them. */
export const checks = ({ folders, unitReport }: CheckOptions): Check[] => [
  { name: 'types', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  {
    name: 'unit tests',
    command: [
      ...(['vitest', 'run', '--project', 'unit*', '--reporter=default'] as const),
      ...(unitReport ? ['--reporter=json', `--outputFile.json=${unitReport}`] : []),
    ],
  },
  { name: 'types of the web', command: ['tsc', '-p', 'apps/web'] },
  { name: 'boundaries', command: ['depcruise', '--config', '.dependency-cruiser.cjs', ...folders] },
  { name: 'unused', command: ['knip'] },
  { name: 'words', command: ['node', 'dev/check-words.ts'] },
  { name: 'format', command: ['biome', 'check', '.'] },
  { name: 'openapi', command: ['node', 'apps/api/src/write-openapi.ts', '--check'] },
  { name: 'types of core', command: ['tsc', '-p', 'packages/core'] },
]

import { fontSettings } from '../captions/font-folder.ts'
import { lifelineArgs } from './lifeline.ts'
import { type Limits, limitArgs } from './limits.ts'
import { scratchInside } from './scratch.ts'

type Jailed = {
  program: string
  args: readonly string[]
  scratchDirectory: string
  readOnly: readonly string[]
  /** A folder made by captions/font-folder.ts. */
  fonts?: string | undefined
  limits: Limits
}

/** What a dynamically linked program of the distribution needs, and nothing that says anything about this machine. */
const system = ['/usr', '/lib', '/lib64', '/bin', '/etc/alternatives', '/etc/ld.so.cache']

/** Where the jail shows the fonts of captions. */
export const fontsInside = '/fonts'

/** argv of bubblewrap: no network, own process ids, read-only system, one writable directory. */
export const jailArgs = ({ program, args, scratchDirectory, readOnly, fonts, limits }: Jailed): string[] => [
  // The kernel ends the jail when we die, however we die; its process 1 takes everything inside along. This is in
  // force only once the jail stands: see lifeline.ts.
  '--die-with-parent',
  // Without a session of its own a program could type into our terminal.
  '--new-session',
  '--unshare-all',
  // No second user namespace inside: it would open kernel interfaces that no codec needs.
  '--unshare-user',
  '--disable-userns',
  '--hostname',
  'jail',
  ...system.flatMap((path) => ['--ro-bind-try', path, path]),
  ...readOnly.flatMap((path) => ['--ro-bind', path, path]),
  ...(fonts === undefined ? [] : ['--ro-bind', fonts, fontsInside]),
  '--dev',
  '/dev',
  '--size',
  String(64 * 1024 ** 2),
  '--tmpfs',
  '/tmp',
  '--bind',
  scratchDirectory,
  scratchInside,
  // Both are tmpfs of bubblewrap's own, without a size: a program could fill memory through them.
  '--remount-ro',
  '/dev',
  '--remount-ro',
  '/',
  '--chdir',
  scratchInside,
  '--clearenv',
  '--setenv',
  'PATH',
  '/usr/bin:/bin',
  '--setenv',
  'HOME',
  '/tmp',
  '--setenv',
  'LC_ALL',
  'C.UTF-8',
  // Whatever is installed here, letters are drawn with the fonts of captions or not at all.
  '--setenv',
  'FONTCONFIG_FILE',
  `${fontsInside}/${fontSettings}`,
  '--cap-drop',
  'ALL',
  '--',
  ...lifelineArgs,
  // Inside, because the process limit counts per user: outside it would count all of ours.
  ...limitArgs(limits),
  program,
  ...args,
]

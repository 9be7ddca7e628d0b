import { fontSettings } from '../captions/font-folder.ts'
import { jailPipeArgs } from './jail-pipe.ts'
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

/** What a dynamically linked program of the distribution needs; nothing that identifies this machine. */
const system = ['/usr', '/lib', '/lib64', '/bin', '/etc/alternatives', '/etc/ld.so.cache']

/** Path of the caption fonts inside the jail. */
export const fontsInside = '/fonts'

/** argv of bubblewrap: no network, own PID namespace, read-only system, one writable directory. */
export const jailArgs = ({ program, args, scratchDirectory, readOnly, fonts, limits }: Jailed): string[] => [
  // The kernel kills the jail when our process dies in any way; the jail's process 1 takes everything inside along.
  // This works only once the jail is set up: see jail-pipe.ts.
  '--die-with-parent',
  // Without a session of its own a program could write input into our terminal.
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
  // Both are bubblewrap's own tmpfs without a size limit: a program could fill memory through them.
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
  // Letters are rendered with the caption fonts or not at all, whatever is installed here.
  '--setenv',
  'FONTCONFIG_FILE',
  `${fontsInside}/${fontSettings}`,
  '--cap-drop',
  'ALL',
  '--',
  ...jailPipeArgs,
  // Inside the jail, because the process limit counts per user: outside it would count all our processes.
  ...limitArgs(limits),
  program,
  ...args,
]

const GiB = 1024 ** 3

export type Limits = {
  wallSeconds: number
  cpuSeconds: number
  addressSpaceBytes: number
  fileBytes: number
  openFiles: number
  processes: number
  stdoutBytes: number
}

export const defaultLimits: Limits = {
  wallSeconds: 600,
  cpuSeconds: 600,
  // ffmpeg with its libraries maps 600 MB at start; a 50 Mpx picture and 4K frames fit in the rest.
  addressSpaceBytes: 3 * GiB,
  fileBytes: 8 * GiB,
  openFiles: 128,
  // Threads count as processes.
  processes: 64,
  stdoutBytes: 32 * 1024 ** 2,
}

export const limitArgs = (limits: Limits): string[] => [
  'prlimit',
  `--as=${limits.addressSpaceBytes}`,
  // Soft, then hard: the soft limit sends SIGXCPU, which can be told apart from other signals.
  `--cpu=${limits.cpuSeconds}:${limits.cpuSeconds + 5}`,
  `--fsize=${limits.fileBytes}`,
  `--nofile=${limits.openFiles}`,
  `--nproc=${limits.processes}`,
  '--core=0',
  '--',
]

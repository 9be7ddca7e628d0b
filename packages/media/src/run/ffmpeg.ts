import { type FfmpegCommand, type FfmpegInput, ffmpegArgs, inputArgs } from './ffmpeg-command.ts'
import type { Jail, JailedRun } from './jail.ts'
import { createProgressReader, type FfmpegProgress } from './progress-lines.ts'

export type ProbeRun = Pick<JailedRun, 'scratch' | 'stdin' | 'signal' | 'limits'>

export type FfmpegRun = ProbeRun & { onProgress?: (progress: FfmpegProgress) => void }

/** ffmpeg's own count of what it wrote, and all its warnings. */
export type FfmpegResult = FfmpegProgress & { warnings: string }

export type Ffmpeg = {
  run: (command: FfmpegCommand, run: FfmpegRun) => Promise<FfmpegResult>
  /** ffprobe's JSON unchanged; `probe/` converts it to our own facts. */
  probe: (input: FfmpegInput, show: readonly string[], run: ProbeRun) => Promise<unknown>
}

export const createFfmpeg = ({ jail }: { jail: Jail }): Ffmpeg => ({
  run: async (command, { onProgress, ...run }) => {
    let last: FfmpegProgress = { frames: 0, seconds: 0 }
    const { stderr } = await jail.run({
      ...run,
      program: 'ffmpeg',
      args: ffmpegArgs(command),
      onStdout: createProgressReader((progress) => {
        last = progress
        onProgress?.(progress)
      }),
    })
    return { ...last, warnings: stderr.trim() }
  },

  probe: async (input, show, run) => {
    const { stdout } = await jail.run({
      ...run,
      program: 'ffprobe',
      args: ['-hide_banner', '-v', 'error', '-of', 'json', ...show, ...inputArgs(input)],
    })
    return JSON.parse(new TextDecoder().decode(stdout))
  },
})

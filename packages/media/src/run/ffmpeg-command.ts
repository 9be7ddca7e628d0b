import { type InputKind, whitelistArgs } from './input-kinds.ts'
import type { ScratchFile } from './scratch.ts'

export type FfmpegInput = {
  kind: InputKind
  file: ScratchFile | 'stdin'
  options?: readonly string[]
}

/** A run of ffmpeg as a value: pure functions make it, createFfmpeg runs it. */
export type FfmpegCommand = {
  inputs: readonly FfmpegInput[]
  /** For -filter_complex; what it leaves is mapped in the output's options. */
  filterGraph?: string
  output: FfmpegOutput
  /** Each has an encoder of its own: its bytes are those of a run alone, without the time a run takes to begin. */
  furtherOutputs?: readonly FfmpegOutput[]
}

type FfmpegOutput = { options: readonly string[]; file: ScratchFile | 'nowhere' }

export const inputArgs = ({ kind, file, options = [] }: FfmpegInput): string[] => [
  ...whitelistArgs(kind),
  ...options,
  '-i',
  // The prefix keeps a name from being read as another protocol.
  file === 'stdin' ? 'pipe:0' : `file:${file.inside}`,
]

const outputArgs = ({ options, file }: FfmpegOutput): string[] => [
  ...options,
  ...(file === 'nowhere' ? ['-f', 'null', '-'] : [`file:${file.inside}`]),
]

export const ffmpegArgs = ({ inputs, filterGraph, output, furtherOutputs = [] }: FfmpegCommand): string[] => [
  '-hide_banner',
  '-nostdin',
  '-v',
  'warning',
  // Without it ffmpeg skips what it cannot decode and reports success.
  '-xerror',
  '-y',
  '-nostats',
  '-progress',
  'pipe:1',
  // More threads give other bytes on other machines; shots run beside each other instead.
  '-filter_complex_threads',
  '1',
  ...inputs.flatMap(inputArgs),
  ...(filterGraph === undefined ? [] : ['-filter_complex', filterGraph]),
  ...[output, ...furtherOutputs].flatMap(outputArgs),
]

import { type InputKind, whitelistArgs } from './input-kinds.ts'
import type { ScratchFile } from './scratch.ts'

export type FfmpegInput = {
  kind: InputKind
  file: ScratchFile | 'stdin'
  options?: readonly string[]
}

/** One ffmpeg run as a value: pure functions build it, createFfmpeg runs it. */
export type FfmpegCommand = {
  inputs: readonly FfmpegInput[]
  /** For -filter_complex; its outputs are mapped in the output's options. */
  filterGraph?: string
  output: FfmpegOutput
  /** Each has its own encoder, so its bytes are those of a separate run, without that run's start-up time. */
  furtherOutputs?: readonly FfmpegOutput[]
}

type FfmpegOutput = { options: readonly string[]; file: ScratchFile | 'nowhere' }

export const inputArgs = ({ kind, file, options = [] }: FfmpegInput): string[] => [
  ...whitelistArgs(kind),
  ...options,
  '-i',
  // The prefix prevents a name from being read as another protocol.
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
  // More threads give other bytes on other machines; shots are rendered in parallel instead.
  '-filter_complex_threads',
  '1',
  ...inputs.flatMap(inputArgs),
  ...(filterGraph === undefined ? [] : ['-filter_complex', filterGraph]),
  ...[output, ...furtherOutputs].flatMap(outputArgs),
]

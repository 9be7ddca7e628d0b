import type { FfmpegCommand } from '../../run/ffmpeg-command.ts'
import type { ScratchFile } from '../../run/scratch.ts'

/** Lowers 50 Hz hum by 24 dB, the lowest voice (85 Hz) by less than 2 dB. Steeper would smear low voices in time. */
const withoutRumble = 'asubcut=cutoff=80:order=6'

/** A normalised recording → its mono samples, 32-bit float, without hum and rumble. */
export const decodeRecording = (recording: ScratchFile, output: ScratchFile): FfmpegCommand => ({
  inputs: [{ kind: 'own-recording', file: recording }],
  filterGraph: `[0:a:0]${withoutRumble}[a]`,
  output: { file: output, options: ['-map', '[a]', '-c:a', 'pcm_f32le', '-f', 'f32le'] },
})

import { runProgram } from './run-program.ts'

type Frame = { width: number; height: number }

/** The pixels of the frame at a time, as a player shows it. */
export const readPixels = async (file: string, seconds: number, { width, height }: Frame) => {
  const toRgb = 'scale=in_color_matrix=bt709:in_range=tv:flags=accurate_rnd+full_chroma_int,format=rgb24'
  const args = ['-v', 'error', '-ss', String(seconds), '-i', file, '-frames:v', '1', '-vf', toRgb]
  const { stdout } = await runProgram('ffmpeg', [...args, '-f', 'rawvideo', '-'])
  if (stdout.length !== width * height * 3) throw new Error(`the frame has ${stdout.length} bytes`)
  return (x: number, y: number): number[] => {
    const at = (y * width + x) * 3
    return [...stdout.subarray(at, at + 3)]
  }
}

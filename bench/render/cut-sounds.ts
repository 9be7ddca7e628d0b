import { join } from 'node:path'
import { runProgram } from '@voxdeck/e2e/video/run-program'

/**
 * Cuts a video's narration into one WAV for each slide: the same narration for every program that makes the video
 * again.
 */
export const cutSounds = async (
  video: string,
  folder: string,
  slides: readonly { startTime: number; endTime: number }[],
): Promise<string[]> => {
  const whole = join(folder, 'narration.wav')
  await runProgram('ffmpeg', ['-v', 'error', '-y', '-i', video, '-vn', whole])
  const files: string[] = []
  for (const [index, { startTime, endTime }] of slides.entries()) {
    const file = join(folder, `narration-${index + 1}.wav`)
    const cut = ['-ss', startTime.toFixed(6), '-t', (endTime - startTime).toFixed(6)]
    await runProgram('ffmpeg', ['-v', 'error', '-y', ...cut, '-i', whole, '-c', 'copy', file])
    files.push(file)
  }
  return files
}

import { join } from 'node:path'
import { runProgram } from '@voxdeck/e2e/film/run-program'

/** What a film says during each slide, a WAV each: the same narration for whoever makes the film again. */
export const cutSounds = async (
  film: string,
  folder: string,
  slides: readonly { startTime: number; endTime: number }[],
): Promise<string[]> => {
  const whole = join(folder, 'narration.wav')
  await runProgram('ffmpeg', ['-v', 'error', '-y', '-i', film, '-vn', whole])
  const files: string[] = []
  for (const [index, { startTime, endTime }] of slides.entries()) {
    const file = join(folder, `narration-${index + 1}.wav`)
    const cut = ['-ss', startTime.toFixed(6), '-t', (endTime - startTime).toFixed(6)]
    await runProgram('ffmpeg', ['-v', 'error', '-y', ...cut, '-i', whole, '-c', 'copy', file])
    files.push(file)
  }
  return files
}

import { runProgram } from '@voxdeck/e2e/film/run-program'

/** What a film is, as its container says. */
export const filmFacts = async (film: string) => {
  const { stdout } = await runProgram('ffprobe', [
    '-v',
    'error',
    '-show_entries',
    'format=duration:stream=codec_name,width',
    '-of',
    'json',
    film,
  ])
  const { streams, format } = JSON.parse(stdout.toString('utf8')) as {
    streams: { codec_name: string; width?: number }[]
    format: { duration: string }
  }
  return {
    width: streams.find(({ codec_name }) => codec_name === 'h264')?.width ?? 0,
    sounds: streams.some(({ codec_name }) => codec_name === 'aac'),
    seconds: Number(format.duration),
  }
}

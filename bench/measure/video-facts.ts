import { runProgram } from '@voxdeck/e2e/video/run-program'

/** What the container says of a video. */
export const videoFacts = async (video: string) => {
  const { stdout } = await runProgram('ffprobe', [
    '-v',
    'error',
    '-show_entries',
    'format=duration:stream=codec_name,width',
    '-of',
    'json',
    video,
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

import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The hash of every picture of an MP4 as decoded by openh264, which shares no code with ffmpeg. */
export const decodeWithOpenh264 = async (
  path: string,
  { width, height }: { width: number; height: number },
): Promise<string[]> => {
  const pipeline = ['qtdemux', 'h264parse', 'openh264dec', 'fdsink fd=1']
  const { stdout, stderr } = await run(
    'gst-launch-1.0',
    ['--quiet', 'filesrc', `location=${path}`, ...pipeline.flatMap((part) => ['!', ...part.split(' ')])],
    {
      encoding: 'buffer',
      maxBuffer: 2 ** 31,
      env: { ...process.env, GST_DEBUG: 'openh264dec:2,h264parse:2,videodecoder:2,codecparsers_h264:2' },
    },
  )
  if (stderr.length > 0) throw new Error(`openh264 complains: ${stderr.toString('utf8')}`)
  const size = (width * height * 3) / 2
  if (stdout.length % size !== 0) throw new Error(`${stdout.length} bytes are no whole pictures`)
  return Array.from({ length: stdout.length / size }, (_, frame) =>
    createHash('md5')
      .update(stdout.subarray(frame * size, (frame + 1) * size))
      .digest('hex'),
  )
}

import { open } from 'node:fs/promises'
import { runProgram } from './run-program.ts'

export type VideoFacts = {
  video: Record<string, string | number>
  audio: Record<string, string | number>
  videoSeconds: number
  frames: number
}

/** What ffprobe says of a video, its packets counted as frames. */
export const probeVideo = async (file: string): Promise<VideoFacts> => {
  const { stdout } = await runProgram('ffprobe', [
    '-v',
    'error',
    '-of',
    'json',
    '-count_packets',
    '-show_streams',
    '-show_format',
    file,
  ])
  const { streams } = JSON.parse(stdout.toString('utf8')) as { streams: Record<string, string | number>[] }
  // Captions and chapters are streams too, and are left out.
  const [video, audio, ...more] = ['video', 'audio'].flatMap((type) =>
    streams.filter((stream) => stream.codec_type === type),
  )
  if (!video || !audio || more.length > 0) throw new Error(`unexpected streams: ${stdout.toString('utf8')}`)
  return { video, audio, videoSeconds: Number(video.duration), frames: Number(video.nb_read_packets) }
}

/** Times of all frames in seconds, in order. */
export const frameTimes = async (file: string): Promise<number[]> => {
  const { stdout } = await runProgram('ffprobe', [
    '-v',
    'error',
    '-select_streams',
    'v',
    '-show_entries',
    'packet=pts_time',
    '-of',
    'csv=p=0',
    file,
  ])
  return stdout.toString('utf8').trim().split('\n').map(Number.parseFloat)
}

/** Names of the file's top-level boxes, in order: moov before mdat is faststart. */
export const topBoxes = async (file: string): Promise<string[]> => {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const names: string[] = []
    for (let at = 0; at < size; ) {
      const header = Buffer.alloc(16)
      await handle.read(header, 0, 16, at)
      names.push(header.toString('latin1', 4, 8))
      const short = header.readUInt32BE(0)
      at += short === 1 ? Number(header.readBigUInt64BE(8)) : short || size - at
    }
    return names
  } finally {
    await handle.close()
  }
}

import { runProgram } from '../video/run-program.ts'

export type TrackFacts = {
  codec_name: string
  codec_type: string
  duration: string
  tags: { language?: string; handler_name?: string }
  disposition: { default: number }
}

export type ChapterFacts = { start_time: string; tags: { title: string } }

/** What ffprobe says of a video's title, tracks and chapters. */
export const probeTracks = async (file: string) => {
  const { stdout } = await runProgram('ffprobe', [
    '-v',
    'error',
    '-of',
    'json',
    '-show_streams',
    '-show_chapters',
    '-show_format',
    file,
  ])
  const { streams, chapters, format } = JSON.parse(stdout.toString('utf8')) as {
    streams: TrackFacts[]
    chapters: ChapterFacts[]
    format: { tags?: { title?: string } }
  }
  const of = (kind: string) => streams.filter(({ codec_type }) => codec_type === kind)
  return {
    video: of('video'),
    audio: of('audio'),
    subtitles: of('subtitle'),
    chapters,
    title: format.tags?.title,
  }
}

/** One audio track as mono samples at a sample rate. */
export const decodeTrack = async (file: string, track: number, rate: number): Promise<Float32Array> => {
  const mono = ['-ac', '1', '-ar', String(rate), '-f', 'f32le', '-']
  const { stdout } = await runProgram('ffmpeg', ['-v', 'error', '-i', file, '-map', `0:a:${track}`, ...mono])
  return new Float32Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.byteLength))
}

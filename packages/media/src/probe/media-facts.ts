/** The properties of a media file that we use, under our own names. */
export type MediaFacts = { seconds: number; video: VideoFacts | null; audio: AudioFacts | null }

type VideoFacts = {
  codec: string
  profile: string
  width: number
  height: number
  pixelFormat: string
  /** Both rates as 'frames/seconds': equal when the rate is constant. */
  nominalRate: string
  averageRate: string
  packets: number
  seconds: number
  colour: { matrix: string; transfer: string; primaries: string; range: string }
}

type AudioFacts = {
  codec: string
  profile: string
  sampleRate: number
  /** Per sample; 0 where it is compressed. */
  bits: number
  channels: number
  packets: number
  seconds: number
  language: string
}

export const ffprobeShow = ['-show_format', '-show_streams', '-count_packets']

type Fields = Record<string, unknown>

const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {})
const text = (value: unknown): string => (typeof value === 'string' ? value : 'unknown')
const number = (value: unknown): number => Number(value ?? Number.NaN)

export const mediaFacts = (ffprobe: unknown): MediaFacts => {
  const { format, streams } = fields(ffprobe)
  const all = (Array.isArray(streams) ? streams : []).map(fields)
  const video = all.find((stream) => stream.codec_type === 'video')
  const audio = all.find((stream) => stream.codec_type === 'audio')
  return {
    seconds: number(fields(format).duration),
    video: video ? videoFacts(video) : null,
    audio: audio ? audioFacts(audio) : null,
  }
}

const videoFacts = (stream: Fields): VideoFacts => ({
  codec: text(stream.codec_name),
  profile: text(stream.profile),
  width: number(stream.width),
  height: number(stream.height),
  pixelFormat: text(stream.pix_fmt),
  nominalRate: text(stream.r_frame_rate),
  averageRate: text(stream.avg_frame_rate),
  packets: number(stream.nb_read_packets),
  seconds: number(stream.duration),
  colour: {
    matrix: text(stream.color_space),
    transfer: text(stream.color_transfer),
    primaries: text(stream.color_primaries),
    range: text(stream.color_range),
  },
})

const audioFacts = (stream: Fields): AudioFacts => ({
  codec: text(stream.codec_name),
  profile: text(stream.profile),
  sampleRate: number(stream.sample_rate),
  bits: number(stream.bits_per_sample),
  channels: number(stream.channels),
  packets: number(stream.nb_read_packets),
  seconds: number(stream.duration),
  language: text(fields(stream.tags).language),
})

/** Files stored beside a video: the parts for playing it in a page, its captions, its pack. */
export const videoFiles = {
  master: 'film.m3u8',
  picture: 'picture',
  voice: (code: string) => `voice-${code}`,
  captions: (code: string) => `captions-${code}`,
  pack: 'pack.zip',
} as const

const types: Record<string, string> = {
  m3u8: 'application/vnd.apple.mpegurl',
  mp4: 'video/mp4',
  m4a: 'audio/mp4',
  vtt: 'text/vtt',
  srt: 'application/x-subrip',
  zip: 'application/zip',
}

export const videoFileType = (name: string): string =>
  types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'

/** A byte range of a file, and its duration. */
export type Segment = { seconds: number; offset: number; bytes: number }

const longestOf = (segments: readonly Segment[]): number =>
  Math.ceil(Math.max(1, ...segments.map(({ seconds }) => seconds)))

/** A track's segments, as byte ranges of its one file. */
export const mediaPlaylist = (file: string, initialBytes: number, segments: readonly Segment[]): string =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${longestOf(segments)}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MAP:URI="${file}",BYTERANGE="${initialBytes}@0"`,
    ...segments.flatMap(({ seconds, offset, bytes }) => [
      `#EXTINF:${seconds.toFixed(6)},`,
      `#EXT-X-BYTERANGE:${bytes}@${offset}`,
      file,
    ]),
    '#EXT-X-ENDLIST',
    '',
  ].join('\n')

/** Captions are one small file, so one segment. */
export const captionPlaylist = (file: string, seconds: number): string =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.ceil(seconds)}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXTINF:${seconds.toFixed(6)},`,
    file,
    '#EXT-X-ENDLIST',
    '',
  ].join('\n')

export type Rendition = { code: string; title: string; playlist: string }

export type Master = {
  picture: { playlist: string; codecs: string; width: number; height: number; bitsPerSecond: number }
  framesPerSecond: number
  voices: readonly Rendition[]
  captions: readonly Rendition[]
}

const quoted = (text: string): string => `"${text.replaceAll('"', '').replaceAll('\n', ' ')}"`

const rendition = (
  type: 'AUDIO' | 'SUBTITLES',
  group: string,
  { code, title, playlist }: Rendition,
  isDefault: boolean,
) =>
  [
    `#EXT-X-MEDIA:TYPE=${type}`,
    `GROUP-ID="${group}"`,
    `NAME=${quoted(title)}`,
    `LANGUAGE="${code}"`,
    // Captions are shown only when the viewer turns them on.
    `DEFAULT=${isDefault && type === 'AUDIO' ? 'YES' : 'NO'}`,
    'AUTOSELECT=YES',
    ...(type === 'SUBTITLES' ? ['FORCED=NO'] : []),
    `URI="${playlist}"`,
  ].join(',')

/** The playlist a player opens: one picture, and the languages to choose from. The first voice is the default. */
export const masterPlaylist = ({ picture, framesPerSecond, voices, captions }: Master): string =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...voices.map((voice, index) => rendition('AUDIO', 'voices', voice, index === 0)),
    ...captions.map((words, index) => rendition('SUBTITLES', 'captions', words, index === 0)),
    [
      `#EXT-X-STREAM-INF:BANDWIDTH=${Math.max(1, Math.ceil(picture.bitsPerSecond))}`,
      `CODECS="${picture.codecs}"`,
      `RESOLUTION=${picture.width}x${picture.height}`,
      `FRAME-RATE=${framesPerSecond.toFixed(3)}`,
      ...(voices.length > 0 ? ['AUDIO="voices"'] : []),
      ...(captions.length > 0 ? ['SUBTITLES="captions"'] : []),
    ].join(','),
    picture.playlist,
    '',
  ].join('\n')

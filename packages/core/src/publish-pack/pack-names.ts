/** Paths of the files in a pack. */
export const packNames = {
  video: 'video.mp4',
  checklist: 'CHECKLIST.txt',
  sound: (code: string) => `audio/${code}.wav`,
  captions: (code: string) => `captions/${code}.srt`,
  text: (code: string) => `text/${code}.txt`,
} as const

/**
 * The audio of the video's own language is in the video; every other language has an audio file, but those that are only
 * read.
 */
export const packFiles = (languages: readonly string[], subtitles: readonly string[] = []): string[] => {
  const [, ...others] = languages
  const written = [...languages, ...subtitles]
  return [
    packNames.video,
    packNames.checklist,
    ...others.map(packNames.sound),
    ...written.map(packNames.captions),
    ...written.map(packNames.text),
  ]
}

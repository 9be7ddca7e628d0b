/** What is unfinished when a video is about to be generated. */
export const before = {
  title: 'Before the video is made',
  description: 'These slides may not be as you mean them.',
  wordless_one: '{{count}} slide says nothing',
  wordless_other: '{{count}} slides say nothing',
  wordlessHint: 'Shown in silence. Write words, record your voice, or keep silent what is meant to be.',
  overlong_one: 'The words of {{count}} slide do not fit the length that was set',
  overlong_other: 'The words of {{count}} slides do not fit the lengths that were set',
  overlongHint: 'Such a slide is shown for as long as it is spoken.',
  voiceless_one: 'The voice of {{count}} slide is not there',
  voiceless_other: 'The voices of {{count}} slides are not there',
  voicelessHint: 'Choose another voice, or the video will be refused.',
  keepSilent: 'Keep silent',
  slide: 'Go to slide {{number}}',
  go: 'Generate anyway',
}

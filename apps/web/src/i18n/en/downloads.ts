export const downloads = {
  title: 'Downloads',
  download: 'Download',
  video: 'Video',
  captions: 'Captions',
  captionsOf: 'Captions in {{language}}, {{format}}',
  formats: { srt: 'SRT', vtt: 'WebVTT' },
  proportional:
    'Times of recorded slides are estimated: their words are spread evenly over the recording. With a speech recogniser installed, they would be exact.',
  pack: {
    title: 'Pack for YouTube',
    about:
      'The video, a sound file for each other language, captions, titles, descriptions and a checklist, in one ZIP.',
    prepare: 'Prepare a pack for YouTube',
    preparing: 'Preparing the pack…',
    ready: 'Ready',
    take: 'Download the pack ({{size}})',
    failed: 'The pack was not made',
    faults: 'What is wrong with it',
    notAsked: 'The pack could not be asked for. Check the connection and try again.',
  },
}

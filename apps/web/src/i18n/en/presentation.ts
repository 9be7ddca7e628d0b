/** Loaded with the menu of the Present button. */
export const presentMenu = {
  start: 'From the start',
  from: 'From slide {{number}}',
  record: 'Record slides, from slide {{number}}',
}

/** Loaded with the presentation chunk, so not part of en.ts. */
export const presentation = {
  title: 'Presentation',
  place: 'Slide {{number}} of {{count}}',
  slide: 'Slide {{number}}',
  progress: 'Progress of the presentation',
  controls: 'Presentation controls',
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause',
  resume: 'Resume',
  paused: 'Paused',
  stop: 'Stop',
  minimise: 'Minimise',
  enlarge: 'Enlarge',
  showCaptions: 'Show captions',
  hideCaptions: 'Hide captions',
  loading: 'The slide is loading',
  started: {
    title: 'Presentation Started',
    description: 'Space pauses, the arrow keys change the slide, Escape stops.',
    touch: 'The buttons pause it, change the slide and stop it.',
  },
  complete: { title: 'Presentation Complete', description: 'That was the last slide.' },
  stopped: { title: 'Presentation Stopped', description: 'It ended at slide {{number}} of {{count}}.' },
  noSlides: { title: 'No Slides', description: 'Add images first: each becomes a slide.' },
  noContent: { title: 'No Content', description: 'Write a script for this slide, or record your voice.' },
  missing: {
    title: 'Slide Error',
    description: 'Slide {{number}} is no longer there. The presentation goes on without it.',
  },
  unshown: {
    title: 'Preview Error',
    description:
      'Slide {{number}} cannot be shown. Load the page again; if that does not help, replace its image.',
  },
  unplayable: {
    title: 'Audio Error',
    description: 'The sound of slide {{number}} cannot be played. Record it again, or remove the recording.',
  },
  unmade: {
    title: 'TTS Generation Failed',
    description:
      'Slide {{number}} is shown without speech. Check its voice and the connection, then try again.',
  },
}

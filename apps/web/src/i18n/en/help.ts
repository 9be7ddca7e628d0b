export const help = {
  title: 'Help',
  pages: { guide: 'First steps', shortcuts: 'Keyboard shortcuts' },
  or: 'or',
  steps: {
    write: {
      title: 'Write',
      words: 'One script for the whole video, or one for each slide. Templates give you a start.',
    },
    arrange: {
      title: 'Arrange',
      words: 'Add your images: each becomes a slide. Drag them into order.',
    },
    generate: {
      title: 'Generate',
      words: 'Choose voice, speed and resolution, then press Generate Video.',
    },
    share: {
      title: 'Share',
      words: 'Watch it in the preview, download the MP4 and publish it.',
    },
  },
  answers: {
    kept: {
      question: 'Where are my words kept, and when are they saved?',
      answer:
        'On this server, in your project. What you type is saved by itself within two seconds; the word beside your name says so. While the server cannot be reached your words stay in this browser and are sent as soon as it answers.',
    },
    length: {
      question: 'How long does the video get?',
      answer:
        'As long as what is said: a slide lasts as long as its narration and a pause of 2 seconds, a slide without words 5 seconds and the pause. In Timing Control you can set a length yourself; no slide ends before its words do.',
    },
    files: {
      question: 'What may I upload and record?',
      answer:
        'Images as PNG, JPG, GIF or WebP, up to 10 MB each, and 500 slides in a project. A slide can have an MP4 video of up to 50 MB behind it, and a recording of your own voice of up to 30 seconds, or what this installation allows.',
    },
    first: {
      question: 'How long does the first video take?',
      answer:
        'About as long as it takes to watch it, more in 4k. The panel shows what is being made and the time that is left. You can go on writing, or close the page: it is made all the same.',
    },
    again: {
      question: 'And the second?',
      answer:
        'Much less: sentences and pictures that did not change are used again. Every video you make stays in the list until you delete it, with the text it was made from.',
    },
    dictation: {
      question: 'Who hears me when I dictate?',
      answer:
        'Dictation uses the speech recognition of your browser, and most browsers send what they hear to their maker. You are asked before the first time. The voices of your videos, and your recordings, stay on this server.',
    },
  },
  shortcuts: {
    everywhere: {
      title: 'Everywhere',
      help: 'Show this sheet',
      notifications: 'Go to the notifications',
      close: 'Close a dialog or a menu',
    },
    projects: {
      title: 'Projects',
      search: 'Search',
      clear: 'Clear the search',
    },
    writing: {
      title: 'Writing',
      commands: 'Everything that can be done on the page, by its name',
      save: 'Save the scripts',
      undo: 'Undo',
      redo: 'Redo',
      slide: 'Slide before or after',
      listen: 'Listen, stop',
      controls: 'Between the controls of a slide',
      unselect: 'Clear the selection of slides',
    },
    translating: {
      title: 'Translations, from a slide',
      slide: 'Slide before or after',
      review: 'Mark as reviewed, go to the next to look at',
      listen: 'Listen, stop',
      translate: 'Translate again',
    },
    order: {
      title: 'Slide order, from a drag handle',
      lift: 'Lift the slide, put it down',
      move: 'Move it by one place',
      moveTen: 'Move it by ten places',
      ends: 'Move it to the start or the end',
      putBack: 'Put it back',
    },
    timing: {
      title: 'Timing, from a bar or its edge',
      tenth: 'Move by 0.1 seconds',
      second: 'Move by 1 second',
      limits: 'Go to the limits',
      neighbour: 'Slide before or after',
      play: 'Play from the slide',
      free: 'Move without being held by words and pauses, while dragging',
      putBack: 'Let go without a change, while dragging',
    },
    presentation: {
      title: 'Presentation',
      pause: 'Pause, go on',
      slide: 'Slide before or after',
      captions: 'Show or hide captions',
      minimise: 'Minimise',
      stop: 'Stop',
    },
    player: {
      title: 'Player',
      pause: 'Play, pause',
      seek: '10 seconds back or on',
      volume: 'Louder or quieter',
      rate: 'Slower or faster',
      mute: 'Mute',
      fullscreen: 'Full screen',
      captions: 'Show or hide captions',
      language: 'Next language',
      chapter: 'Chapter before or after',
    },
  },
}

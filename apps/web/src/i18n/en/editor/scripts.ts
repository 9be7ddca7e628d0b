export const scripts = {
  present: 'Present',
  presentFrom: 'Where to present from',
  terms: 'Terms',
  find: 'Find and replace',
  commands: 'Commands',
  select: 'Select slide {{number}}',
  placeholders_one: '{{count}} to fill in',
  placeholders_other: '{{count}} to fill in',
  full: 'A script has at most 200,000 characters. What goes beyond was left out: put it on another slide.',
  notSaved: {
    kept: 'The server cannot be reached. Your words are kept in this browser and are sent as soon as it answers.',
    onlyHere:
      'The server cannot be reached, and this browser keeps nothing. Leave this page open, or copy your words elsewhere.',
  },
  listen: {
    english: 'Preview audio',
    stopEnglish: 'Stop audio',
    slide: 'Preview audio of slide {{number}}',
    stopSlide: 'Stop audio of slide {{number}}',
    started: { title: 'Audio Preview', description: 'Playing what you wrote.' },
    noScript: { title: 'No Script', description: 'Please enter some text to preview' },
    noText: { title: 'No Text', description: 'Add some text to preview audio.' },
    tooLong: {
      title: 'Text Too Long',
      description: 'Preview is limited to 500 characters. Select a shorter portion.',
    },
    unmade: {
      title: 'Preview Failed',
      description: 'Could not generate audio preview. Please try again.',
    },
    unplayable: { title: 'Playback Error', description: 'Failed to play audio preview' },
  },
  dictate: {
    english: 'Dictate',
    slide: 'Dictate slide {{number}}',
    listening: 'Listening…',
    consent: {
      title: 'Who hears you?',
      description:
        'Dictation uses the speech recognition of your browser. Most browsers send what they hear to their maker, who turns it into text. Nothing is sent before you start, and it ends when you turn it off.',
      agree: 'Continue',
    },
    unsupported: {
      title: 'Speech Recognition Not Supported',
      description: 'This browser cannot write what it hears. Use Chrome or Edge for dictation.',
    },
    denied: {
      title: 'Microphone Permission Required',
      description: 'Allow the microphone for this page in your browser, then try again.',
    },
    error: { title: 'Recording Error', description: 'Speech recognition stopped: {{error}}' },
    unstartable: {
      title: 'Recording Failed',
      description: 'Speech recognition could not start. Try again in a moment.',
    },
  },
  playSlide: 'Play slide {{number}}',
  preview: {
    title: 'Slide {{number}}',
    make: 'Preview slide {{number}} as a video',
    cancel: 'Cancel the preview of slide {{number}}',
    ready: { title: 'Preview Ready', description: 'Slide {{number}} as it will look in the video.' },
    failed: { title: 'Preview Failed', description: 'Could not generate slide preview.' },
  },
  record: {
    start: 'Record slide {{number}}',
    stop: 'Stop recording slide {{number}}',
  },
  copy: {
    english: 'Copy the script',
    slide: 'Copy the script of slide {{number}}',
    done: { title: 'Copied to Clipboard', description: 'The script is ready to be pasted.' },
    failed: {
      title: 'Copy Failed',
      description: 'Your browser did not allow it. Select the text and copy it.',
    },
  },
  insert: {
    english: 'Insert a pause or a pronunciation',
    slide: 'Insert a pause or a pronunciation into slide {{number}}',
  },
  twoTexts: {
    title: 'This text was changed elsewhere too',
    description: 'What you wrote stands above. This is what was saved elsewhere meanwhile:',
    empty: 'Nothing: the text was removed.',
    keepMine: 'Keep mine',
    takeTheirs: 'Take theirs',
    choose: 'Choose which of the two to keep; the rest is saved.',
  },
  spread: { act: 'Spread over slides', paste: 'Paste script' },
  rename: {
    act: 'Rename project',
    field: 'Project name',
    done: 'Project name updated successfully',
    failed: 'Failed to update project name',
  },
  templates: { show: 'Templates', hide: 'Hide Templates' },
}

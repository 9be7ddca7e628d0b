export const voices = {
  forAll: 'For all {{count}} slides',
  first: 'Default voice',
  firstAbout: '{{name}}, the first that speaks {{language}}',
  ofLanguage: 'As for all slides',
  ofLanguageAbout: '{{name}} speaks {{language}} in this project',
  basic: 'Basic voice',
  about: {
    adam: 'A deep, confident male voice',
    bella: 'A warm, friendly female voice',
    basic: 'A simple computer voice for {{language}}',
    gone: 'No longer installed',
  },
  sample: {
    play: 'Play a sample of {{name}}',
    stop: 'Stop the sample of {{name}}',
    failed: 'The sample could not be played. Check the connection and try again.',
  },
  keys: { choose: 'choose', play: 'play a sample' },
  loading: 'Loading voices…',
  failed: 'The voices could not be loaded. Check the connection and try again.',
  none: {
    title: 'No voice speaks {{language}} here',
    description: 'Ask whoever runs this installation to add one, or to start a worker that has one.',
  },
}

export const landing = {
  signIn: 'Sign In',
  hero: {
    title: 'Give your slides a voice',
    description:
      'Write a script, drop in your pictures, and get a narrated film that is ready to publish. It all runs on your own machines.',
    start: 'Get Started Free',
    demo: 'Watch Demo',
    video: 'A film made with Voxdeck: the slide, its caption and the waveform of its narration.',
    scrub: 'Move through the narration',
  },
  product: {
    editor: 'The Voxdeck editor: slide scripts at the left, the film and its settings at the right.',
  },
  features: {
    title: 'Everything a narrated film needs',
    script: {
      title: 'Script to video',
      description:
        'One script for the whole film or one for each slide. Every picture stays up for as long as its words take.',
    },
    speech: {
      title: 'Text-to-speech',
      description: 'Natural voices read your script at the speed you set, from 80 to 250 words a minute.',
      speed: '150 words a minute',
    },
    professional: {
      title: 'Professional videos',
      description: 'Up to 4K, clean transitions, and loudness set for YouTube and social media.',
    },
    translation: {
      title: 'Automatic translation',
      description:
        'One script becomes 10+ languages, each with a voice of its own, in one multi-language MP4.',
      languages: 'languages',
    },
    privacy: {
      title: 'Secure and private',
      description:
        'Pictures, scripts and films stay in your installation. Nothing leaves it unless you say so.',
      yours: 'your server',
      outside: 'anyone else',
    },
    collaboration: {
      title: 'Team collaboration',
      description: 'Work on a film together: share it, keep every version, and go back to any of them.',
      version: 'version {{number}}',
    },
  },
  steps: {
    title: 'From script to film in four steps',
    write: { title: 'Write', description: 'Write your script, for the whole film or slide by slide.' },
    arrange: { title: 'Arrange', description: 'Upload your images and put them in order on the timeline.' },
    generate: { title: 'Generate', description: 'Voxdeck speaks, translates, times and renders your film.' },
    share: { title: 'Share', description: 'Download the MP4 and publish it wherever your audience is.' },
  },
  closing: {
    title: 'Your next film is a script away',
    description: 'Bring five pictures and a few sentences. The first one takes minutes.',
    start: 'Start Creating Now',
  },
  footer: { copyright: '© 2025 Voxdeck', licence: 'Free software under the AGPL-3.0' },
}

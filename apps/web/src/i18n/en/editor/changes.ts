/** What changed in a project since its video was made. */
export const changes = {
  label: 'Changed since this video',
  changed_one: 'Changed slide:',
  changed_other: 'Changed slides:',
  added_one: 'New slide:',
  added_other: 'New slides:',
  removed_one: '{{count}} slide deleted',
  removed_other: '{{count}} slides deleted',
  order: 'Order of slides',
  goTo: 'Go to slide {{number}}: {{what}}',
  what: { added: 'new', words: 'words', narrator: 'voice', picture: 'image', length: 'length' },
  settings: {
    frame: 'Resolution or frame',
    transition: 'Transition',
    speed: 'Speaking speed',
    captions: 'Captions',
    languages: 'Languages',
    music: 'Music',
  },
  short: {
    slides_one: '{{count}} slide changed',
    slides_other: '{{count}} slides changed',
    order: 'order changed',
    settings: 'settings changed',
  },
}

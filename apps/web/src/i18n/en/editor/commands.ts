export const commands = {
  title: 'Commands',
  find: 'What do you want to do?',
  found_one: '{{count}} command',
  found_other: '{{count}} commands',
  none: 'Nothing on this page is called that.',
  slide: 'Slide {{number}}',
  goTo: 'Go to:',
}

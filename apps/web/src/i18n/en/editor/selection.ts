/** The bar over the scripts while slides are selected. */
export const selection = {
  label: 'Selected slides',
  count_one: '{{count}} slide selected',
  count_other: '{{count}} slides selected',
  all: 'Select all',
  voice_one: 'Voice of the selected slide',
  voice_other: 'Voice of {{count}} selected slides',
  voices: 'Different voices',
  settings: 'Speed, fit and length…',
  up: 'Move up',
  down: 'Move down',
  duplicate: 'Duplicate',
  delete: 'Delete',
  clear: 'Clear the selection',
}

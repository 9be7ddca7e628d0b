export const slideSettings = {
  title: 'Settings of slide {{number}}',
  titleOfSeveral: 'Settings of {{count}} slides',
  about: 'What is empty is as in the video’s settings. Changes are saved by themselves.',
  asProject: 'As the video: {{what}}',
  length: 'Length in seconds',
  different: 'Different',
  automatic: 'As long as its words',
  lengthLimit: 'A slide lasts from {{min}} to {{max}} seconds.',
  useForAll: 'Use for all slides',
  useForAllOf: '{{label}}: use for all slides',
  done: 'Done',
}

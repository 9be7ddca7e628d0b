export const clips = {
  add: 'Add a video background to slide {{number}}',
  replace: 'Replace the video background of slide {{number}}',
  moves: 'Video background',
  play: 'Play the video background of slide {{number}}',
  keepSound: 'Keep its sound',
  uploaded: { title: 'Video Uploaded', description: '{{name}} moves behind slide {{number}}.' },
  failed: { title: 'Upload Failed', description: 'Failed to upload video.' },
  remove: {
    label: 'Remove the video background of slide {{number}}',
    title: 'Remove the video?',
    question: 'Slide {{number}} will show its picture again, without "{{name}}".',
    confirm: 'Remove',
  },
  removed: { title: 'Video Removed', description: 'Slide {{number}} shows its picture again.' },
}

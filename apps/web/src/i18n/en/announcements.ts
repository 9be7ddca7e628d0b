export const announcements = {
  title: 'Voxdeck',
  ready: 'The video of “{{title}}” is ready.',
  failed: 'The video of “{{title}}” could not be made.',
}

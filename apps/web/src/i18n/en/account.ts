export const account = {
  title: 'Account',
  space_one: '{{size}} in {{count}} project',
  space_other: '{{size}} in {{count}} projects',
  theme: {
    title: 'Theme',
    system: 'Like the system',
    light: 'Light',
    dark: 'Dark',
  },
  notifications: {
    title: 'Notify me when a video is ready',
    blocked: 'Blocked in the settings of this browser',
  },
  sessions: {
    title: 'Where you are signed in',
    description: 'A session ends by itself 30 days after you signed in.',
    browser: '{{browser}} on {{system}}',
    unknown: 'Unknown browser',
    here: 'This browser',
    since: 'Signed in {{date}}',
    used: 'last used {{when}}',
    loadFailed: 'The sessions could not be loaded. Check the connection and try again.',
    end: 'Sign out everywhere',
    failed: 'Failed to sign you out',
  },
}

export const app = {
  loading: 'Loading...',
  error: 'Error',
  success: 'Success',
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  help: 'Help',
  notifications: 'Notifications (F8)',
  displayLanguage: 'Display language',
  notFound: {
    title: '404 Page Not Found',
    hint: 'Did you forget to add the page to the router?',
    home: 'Back to the start',
  },
  broken: {
    title: 'This page stopped working',
    description: 'Nothing that was saved is lost. Load the page again to go on.',
    reload: 'Load again',
  },
  notLoaded: {
    title: 'This part could not be loaded. Check the connection.',
    tryAgain: 'Try again',
  },
}

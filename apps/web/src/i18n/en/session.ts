export const session = {
  logOut: 'Log out',
  account: 'Account',
  administration: 'Administration',
  nameless: 'User',
  unauthorized: {
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
  },
}

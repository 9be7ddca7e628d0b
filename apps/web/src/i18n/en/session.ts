export const session = {
  signIn: 'Sign In',
  logOut: 'Log out',
  administration: 'Administration',
  nameless: 'User',
  unauthorized: {
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
  },
}

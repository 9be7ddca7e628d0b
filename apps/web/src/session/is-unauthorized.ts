/** The session has ended: the server answered 401, in the words of its error table. */
export const isUnauthorized = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('401') && error.message.includes('Unauthorized')

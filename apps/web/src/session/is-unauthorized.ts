/** The session has ended: a 401 response with the message of the error table. */
export const isUnauthorized = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('401') && error.message.includes('Unauthorized')

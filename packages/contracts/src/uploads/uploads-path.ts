/** Resumable uploads speak the tus protocol, version 1, at this path. */
export const uploadsPath = '/api/uploads'

export const recordingUrl = (filename: string): string => `/api/recordings/${filename}`

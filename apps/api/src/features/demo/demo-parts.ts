export const demoFolder = '/api/demo'

/** The video itself, among what lies beside it. */
export const wholeVideo = 'film.mp4'

export const demoFolder = '/api/demo'

/** The film itself, among what lies beside it. */
export const wholeFilm = 'film.mp4'

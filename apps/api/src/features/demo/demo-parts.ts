export const demoFolder = '/api/demo'

/** Name of the video file itself, beside the names of its other files. */
export const wholeVideo = 'film.mp4'

import first from './pictures/film-1.webp'
import second from './pictures/film-2.webp'
import third from './pictures/film-3.webp'
import fourth from './pictures/film-4.webp'
import fifth from './pictures/film-5.webp'

/** One frame of the demo film for each slide of narration.json. */
export const filmPictures = [first, second, third, fourth, fifth]

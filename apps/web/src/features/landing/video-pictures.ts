import first from './pictures/video-1.webp'
import second from './pictures/video-2.webp'
import third from './pictures/video-3.webp'
import fourth from './pictures/video-4.webp'
import fifth from './pictures/video-5.webp'

/** One frame of the demo video for each slide of narration.json. */
export const videoPictures = [first, second, third, fourth, fifth]

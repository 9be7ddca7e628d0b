import type { FilmPicture, FilmSounds } from '../film/film-parts.ts'
import { type Film, trackLanguage } from '../film/film-tracks.ts'

/** What a film in one language is made of. */
export type FilmParts = FilmPicture & FilmSounds

export const filmOf = ({ shots, framesPerSecond, sounds, silence }: FilmParts): Film => ({
  shots,
  framesPerSecond,
  voices: [{ language: trackLanguage('en'), sounds, silence }],
  captions: [],
  chapters: [],
})

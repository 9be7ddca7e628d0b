import type { Promised, WatchedFilm } from './watch-film.ts'

const tolerated = 0.25

const offBy = ({ promisedSeconds, trueSeconds }: Promised): number => promisedSeconds / trueSeconds - 1

/** How far off the first promise was, of the truth: the one at a fifth. */
export const errorOf = ({ promised: [first] }: WatchedFilm): number =>
  first ? offBy(first) : Number.POSITIVE_INFINITY

/** Films whose time was promised within a quarter. */
export const within = (films: readonly WatchedFilm[]): number =>
  films.filter((film) => Math.abs(errorOf(film)) <= tolerated).length

const percent = (share: number) => `${share > 0 ? '+' : ''}${(share * 100).toFixed(0)} %`

const row = (...cells: string[]) =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(24) : cell.padStart(12))).join('')

export const estimateTable = (films: readonly WatchedFilm[]): string =>
  [
    row('film', 'whole s', 'at', 'promised s', 'true s', 'off by', 'later'),
    ...films.map((film) => {
      const { slides, seconds, resolution } = film.size
      const [first, ...later] = film.promised
      return row(
        `${slides} × ${seconds} s, ${resolution}`,
        film.wholeSeconds.toFixed(1),
        `${first?.percent ?? '-'} %`,
        (first?.promisedSeconds ?? 0).toFixed(1),
        (first?.trueSeconds ?? 0).toFixed(1),
        percent(errorOf(film)),
        later.map((promised) => percent(offBy(promised))).join(' '),
      )
    }),
    `within 25 %: ${within(films)} of ${films.length}`,
  ].join('\n')

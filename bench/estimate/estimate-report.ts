import type { Promised, WatchedVideo } from './watch-video.ts'

const tolerated = 0.25

const offBy = ({ promisedSeconds, trueSeconds }: Promised): number => promisedSeconds / trueSeconds - 1

/** Relative error of the first promise, the one at 20 %. */
export const errorOf = ({ promised: [first] }: WatchedVideo): number =>
  first ? offBy(first) : Number.POSITIVE_INFINITY

/** Number of videos whose promised time was within a quarter of the true time. */
export const within = (videos: readonly WatchedVideo[]): number =>
  videos.filter((video) => Math.abs(errorOf(video)) <= tolerated).length

const percent = (share: number) => `${share > 0 ? '+' : ''}${(share * 100).toFixed(0)} %`

const row = (...cells: string[]) =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(24) : cell.padStart(12))).join('')

export const estimateTable = (videos: readonly WatchedVideo[]): string =>
  [
    row('video', 'whole s', 'at', 'promised s', 'true s', 'off by', 'later'),
    ...videos.map((video) => {
      const { slides, seconds, resolution } = video.size
      const [first, ...later] = video.promised
      return row(
        `${slides} × ${seconds} s, ${resolution}`,
        video.wholeSeconds.toFixed(1),
        `${first?.percent ?? '-'} %`,
        (first?.promisedSeconds ?? 0).toFixed(1),
        (first?.trueSeconds ?? 0).toFixed(1),
        percent(errorOf(video)),
        later.map((promised) => percent(offBy(promised))).join(' '),
      )
    }),
    `within 25 %: ${within(videos)} of ${videos.length}`,
  ].join('\n')

/** A caption of an SRT file; times in milliseconds. */
export type ReadCue = { start: number; end: number; lines: string[] }

export class SrtFault extends Error {
  override name = 'SrtFault'
}

const timeLine = /^(\d{2,}):([0-5]\d):([0-5]\d),(\d{3}) --> (\d{2,}):([0-5]\d):([0-5]\d),(\d{3})$/

const milliseconds = ([hours = '', minutes = '', seconds = '', rest = '']: readonly string[]): number =>
  ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(rest)

/** Parses SRT strictly: numbered from 1, times in order, no caption without words. */
export const readSrt = (srt: string): ReadCue[] => {
  const blocks = srt
    .trim()
    .split(/\n{2,}/)
    .filter((block) => block !== '')
  let before = 0
  return blocks.map((block, index) => {
    const [number, times = '', ...lines] = block.split('\n')
    if (number !== String(index + 1)) throw new SrtFault(`caption ${index + 1} is counted as ${number}`)
    const read = timeLine.exec(times)
    if (!read) throw new SrtFault(`caption ${number} has no time`)
    const [start, end] = [milliseconds(read.slice(1, 5)), milliseconds(read.slice(5, 9))]
    if (start < before) throw new SrtFault(`caption ${number} begins before the one before it has gone`)
    if (end <= start) throw new SrtFault(`caption ${number} ends before it begins`)
    if (lines.length === 0) throw new SrtFault(`caption ${number} has no words`)
    before = end
    return { start, end, lines }
  })
}

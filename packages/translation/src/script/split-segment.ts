import { cutLengths } from '@voxdeck/core/script/cut-long-sentence'
import { isMark, type Segment } from '../translator.ts'

const lengthOf = (piece: Segment[number] | undefined): number =>
  piece === undefined || isMark(piece) ? 0 : piece.length

/**
 * Splits a segment into pieces that fit, cut where a long sentence would be; one without a place to cut stays whole.
 */
export const splitSegment = (segment: Segment, fits: (segment: Segment) => boolean): Segment[] => {
  if (fits(segment)) return [segment]
  const longest = segment.reduce(
    (best, piece, at) => (lengthOf(piece) > lengthOf(segment[best]) ? at : best),
    0,
  )
  const text = segment[longest]
  if (text === undefined || isMark(text) || text.length < 2) return [segment]
  const [at = 0] = cutLengths(text, Math.ceil(text.length / 2))
  const halves = [
    [...segment.slice(0, longest), text.slice(0, at)],
    [text.slice(at), ...segment.slice(longest + 1)],
  ]
  return halves.flatMap((half) => splitSegment(half, fits))
}

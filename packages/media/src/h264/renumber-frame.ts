import { escapeNal, unescapeNal } from './escape.ts'

/** frame_num in our streams has 4 bits and counts from the key frame. */
export const frameNumbers = 16

const lengthBytes = 4
const sliceOfAFrame = 1

/** Bit position after the next Exp-Golomb number: n zeros, a one, n bits. */
const afterGolomb = (bytes: Uint8Array, from: number): number => {
  let at = from
  while (bitAt(bytes, at) === 0) at++
  return at + 1 + (at - from)
}

const bitAt = (bytes: Uint8Array, position: number): number => {
  const byte = bytes[position >> 3]
  if (byte === undefined) throw new RangeError('the slice ends inside its header')
  return (byte >> (7 - (position & 7))) & 1
}

const writeBits = (bytes: Uint8Array, position: number, width: number, value: number): void => {
  for (let bit = 0; bit < width; bit++) {
    const [at, mask] = [(position + bit) >> 3, 1 << (7 - ((position + bit) & 7))]
    const isSet = (value >> (width - 1 - bit)) & 1
    bytes[at] = isSet ? (bytes[at] ?? 0) | mask : (bytes[at] ?? 0) & ~mask
  }
}

/** Longer than our slice headers up to frame_num. */
const headerBytes = 16

/** First index whose escaping does not depend on earlier bytes: after a byte above 3, which no escape contains. */
const afterHeader = (nal: Uint8Array): number => {
  const at = nal.findIndex((byte, index) => index >= headerBytes && byte > 3)
  return at < 0 ? nal.length : at + 1
}

const renumberSlice = (nal: Uint8Array, number: number): Buffer => {
  const rest = afterHeader(nal)
  const meant = unescapeNal(nal.subarray(0, rest))
  // first_mb_in_slice, slice_type, pic_parameter_set_id; then frame_num, which has a fixed width.
  let position = 8
  for (let field = 0; field < 3; field++) position = afterGolomb(meant, position)
  writeBits(meant, position, Math.log2(frameNumbers), number)
  return Buffer.concat([escapeNal(meant), nal.subarray(rest)])
}

/**
 * Rewrites frame_num in a frame of an MP4's H.264 track: the `number`th since its key frame. The frame can then
 * follow a hold of any length, because nothing else in it depends on its position: picture order is decode order.
 */
export const renumberFrame = (packet: Uint8Array, number: number): Buffer => {
  const parts: Buffer[] = []
  const bytes = Buffer.from(packet.buffer, packet.byteOffset, packet.length)
  for (let at = 0; at < bytes.length; ) {
    const size = bytes.readUInt32BE(at)
    const nal = bytes.subarray(at + lengthBytes, at + lengthBytes + size)
    if (nal.length < size) throw new RangeError('the packet ends inside a NAL unit')
    const kind = (nal[0] ?? 0) & 0x1f
    const renumbered = kind === sliceOfAFrame ? renumberSlice(nal, number % frameNumbers) : nal
    const length = Buffer.alloc(lengthBytes)
    length.writeUInt32BE(renumbered.length)
    parts.push(length, renumbered)
    at += lengthBytes + size
  }
  return Buffer.concat(parts)
}

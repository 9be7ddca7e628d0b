/** Shape of a packet's window; the order is the one of the bits (ISO 14496-3, table 4.109). */
const sequences = ['long', 'start', 'short', 'stop'] as const
export type WindowSequence = (typeof sequences)[number]

const singleChannel = 0
const channelPair = 1

/** Bits before window_sequence: element id, tag, a channel's gain or a pair's common-window flag, a reserved bit. */
const bitsBefore: Record<number, number> = { [singleChannel]: 3 + 4 + 8 + 1, [channelPair]: 3 + 4 + 1 + 1 }
const commonWindow = 1 << 24
const gainAndReserved = 8 + 1

export const windowSequence = (packet: Uint8Array): WindowSequence => {
  const bits = Buffer.from(packet.subarray(0, 4)).readUInt32BE()
  const element = bits >>> 29
  const known = bitsBefore[element]
  if (known === undefined) throw new Error(`a packet of sound begins with element ${element}`)
  const paired = element === channelPair
  // Without a common window each channel has its own sequence; the first channel's is taken for both.
  const before = paired && (bits & commonWindow) === 0 ? 3 + 4 + 1 + gainAndReserved : known
  const sequence = sequences[(bits >>> (30 - before)) & 3]
  if (!sequence) throw new Error('a packet of sound has no window')
  return sequence
}

/** Whether one packet may follow another: after 'start' or 'short' comes 'short' or 'stop', and only then. */
export const mayFollow = (before: WindowSequence, after: WindowSequence): boolean =>
  (before === 'start' || before === 'short') === (after === 'short' || after === 'stop')

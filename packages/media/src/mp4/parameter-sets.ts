/** H.264 parameter sets as stored in an MP4: the box avcC inside a track's sample description. */
export const parameterSets = (description: Buffer): Buffer => {
  const at = description.indexOf('avcC', 0, 'latin1') - 4
  if (at < 0) throw new Error('not H.264 with its parameter sets in the description')
  return description.subarray(at, at + description.readUInt32BE(at))
}

/** Bytes of an MPEG-4 descriptor's own fields, before its nested descriptors. */
const fieldBytes: Record<number, number> = { 3: 3, 4: 13 }
const decoderSpecific = 5

/** The AAC decoder configuration: the innermost descriptor of the box esds inside a track's sample description. */
export const soundParameters = (description: Buffer): Buffer => {
  const box = description.indexOf('esds', 0, 'latin1')
  if (box < 0) throw new Error('not AAC with its parameters in the description')
  for (let at = box + 8; ; ) {
    const tag = description[at++] ?? 0
    let length = 0
    // Seven bits a byte; the eighth says whether another byte follows.
    for (let byte = 0x80; byte & 0x80; length = (length << 7) | (byte & 0x7f)) byte = description[at++] ?? 0
    if (tag === decoderSpecific) return description.subarray(at, at + length)
    const fields = fieldBytes[tag]
    if (fields === undefined) throw new Error('AAC without parameters in its description')
    at += fields
  }
}

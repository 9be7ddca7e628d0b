/** H.264 parameter sets as an MP4 keeps them: the box avcC inside a track's sample description. */
export const parameterSets = (description: Buffer): Buffer => {
  const at = description.indexOf('avcC', 0, 'latin1') - 4
  if (at < 0) throw new Error('not H.264 with its parameter sets in the description')
  return description.subarray(at, at + description.readUInt32BE(at))
}

/** ISO/IEC 14496-12 boxes: a type, and either other boxes or bytes. Only the path to the sample tables is parsed. */
export type Box = { type: string; children: Box[] } | { type: string; body: Buffer }

const containers = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl'])

export const parseBoxes = (bytes: Buffer): Box[] => {
  const boxes: Box[] = []
  let at = 0
  while (at < bytes.length) {
    const { type, size, headerSize } = readBoxHeader(bytes.subarray(at))
    if (size < headerSize || at + size > bytes.length) throw new Error(`the box ${type} is cut off`)
    const body = bytes.subarray(at + headerSize, at + size)
    boxes.push(containers.has(type) ? { type, children: parseBoxes(body) } : { type, body })
    at += size
  }
  return boxes
}

export const longestHeader = 16

export const readBoxHeader = (bytes: Buffer): { type: string; size: number; headerSize: number } => {
  if (bytes.length < 8) throw new Error('a box header is cut off')
  const size = bytes.readUInt32BE(0)
  const type = bytes.toString('latin1', 4, 8)
  // Size 1 means that a 64-bit size follows the type.
  return size === 1
    ? { type, size: Number(bytes.readBigUInt64BE(8)), headerSize: 16 }
    : { type, size, headerSize: 8 }
}

export const findBoxes = (boxes: readonly Box[], type: string): Box[] =>
  boxes.filter((box) => box.type === type)

/** The bytes of the box at a path of types. */
export const bodyAt = (boxes: readonly Box[], ...path: readonly string[]): Buffer => {
  const body = bodyIfAt(boxes, ...path)
  if (!body) throw new Error(`no box ${path.join('/')}`)
  return body
}

export const bodyIfAt = (boxes: readonly Box[], ...path: readonly string[]): Buffer | undefined => {
  const [type, ...rest] = path
  const box = boxes.find((candidate) => candidate.type === type)
  if (!box) return undefined
  if (rest.length === 0) return 'body' in box ? box.body : undefined
  return 'children' in box ? bodyIfAt(box.children, ...rest) : undefined
}

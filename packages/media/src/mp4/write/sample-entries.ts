import { box, ended, fullBox, latin, u8, u16, u32, zeros } from './fields.ts'

/** A sample entry; its data reference is always 1, the file itself. */
const entry = (type: string, ...parts: readonly Buffer[]): Buffer => box(type, zeros(6), u16(1), ...parts)

const perInch = 72 << 16

export type Picture = { width: number; height: number; parameters: Uint8Array }

/** H.264 with its parameter sets, in BT.709. */
export const pictureEntry = ({ width, height, parameters }: Picture): Buffer =>
  entry(
    'avc1',
    zeros(16),
    u16(width, height),
    u32(perInch, perInch, 0),
    u16(1),
    zeros(32),
    u16(24, 0xffff),
    box('avcC', Buffer.from(parameters)),
    box('colr', latin('nclx'), u16(1, 1, 1), u8(0)),
    box('pasp', u32(1, 1)),
  )

/** An MPEG-4 descriptor: its tag, its length in one byte, its content. */
const descriptor = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  if (body.length > 127) throw new RangeError('a descriptor of more than 127 bytes')
  return Buffer.concat([u8(tag, body.length), body])
}

export type Sound = { channels: number; sampleRate: number; parameters: Uint8Array }

/** AAC with its decoder configuration. */
export const soundEntry = ({ channels, sampleRate, parameters }: Sound): Buffer =>
  entry(
    'mp4a',
    zeros(8),
    u16(channels, 16, 0, 0),
    u32(sampleRate << 16),
    fullBox(
      'esds',
      0,
      0,
      descriptor(
        3,
        u16(0),
        u8(0),
        // Object type AAC, an audio stream; buffer size and bit rates are left 0.
        descriptor(4, u8(0x40, 0x15), zeros(11), descriptor(5, Buffer.from(parameters))),
        descriptor(6, u8(2)),
      ),
    ),
  )

const white = u8(255, 255, 255, 255)
const clear = u8(0, 0, 0, 0)
const fontNumber = 1

/** Timed text: bottom centre, white. */
export const captionEntry = (): Buffer =>
  entry(
    'tx3g',
    u32(0),
    u8(1, 0xff),
    clear,
    zeros(8),
    // Style of characters 0 to 0, which means all of them: font, style, size, colour.
    u16(0, 0, fontNumber),
    u8(0, 18),
    white,
    box('ftab', u16(1, fontNumber), u8('Sans-Serif'.length), latin('Sans-Serif')),
  )

/** QuickTime text, the format from which players read chapters. */
export const chapterEntry = (): Buffer =>
  entry(
    'text',
    u32(1),
    u32(0),
    zeros(6),
    zeros(8),
    zeros(8),
    zeros(2),
    zeros(1),
    zeros(2),
    zeros(6),
    ended(''),
  )

/** The text of a caption or chapter, after its length. */
export const textSample = (text: string): Buffer => {
  const bytes = Buffer.from(text, 'utf8')
  return Buffer.concat([u16(bytes.length), bytes])
}

/** Chapters also declare that they are UTF-8. */
export const chapterSample = (title: string): Buffer =>
  Buffer.concat([textSample(title), box('encd', u32(0x100))])

import { describe, expect, it } from 'vitest'
import { babble } from '../../testing/babble.ts'
import { readAudio } from './read-audio.ts'

const text = 'Please read this sentence.'
const sound = babble(text, 1)
const read = (contentType: string, bytes: Uint8Array = sound) =>
  readAudio({ contentType, bytes, text, usualRate: 24_000 })

describe('an answer that should be speech', () => {
  it.each(['audio/pcm', 'application/octet-stream', 'audio/mpeg', 'Audio/L16; channels=1'])(
    'is taken as %s when its bytes are bare samples',
    (type) => expect(read(type)).toMatchObject({ sampleRate: 24_000 }),
  )

  it('says at which rate it is, or is at the usual one', () =>
    expect(read('audio/pcm;rate=22050')).toMatchObject({ sampleRate: 22_050 }))

  it.each<[string, string, Uint8Array | undefined]>([
    ['not of a type for sound', 'text/html', undefined],
    ['not of a type for sound', 'application/json', undefined],
    ['not of a type for sound', '', undefined],
    ['empty', 'audio/pcm', new Uint8Array(0)],
    ['not whole samples of 16 bits, mono', 'audio/pcm', sound.subarray(1)],
    ['100 samples a second', 'audio/pcm;rate=100', undefined],
    ['999999 samples a second', 'audio/pcm;rate=999999', undefined],
    ['too short for its text', 'audio/pcm', sound.subarray(0, 2000)],
    ['too long for its text', 'audio/pcm', Buffer.alloc(2 * 24_000 * 60)],
    ['compressed', 'audio/mpeg', Buffer.concat([Buffer.from('ID3'), sound, Buffer.alloc(1)])],
    ['compressed', 'audio/mpeg', Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), sound])],
    ['not whole samples of 16 bits, mono', 'audio/wav', Buffer.from('RIFF____WAVEfmt and then nothing')],
  ])('is refused as %s (%s)', (flaw, type, bytes) => expect(read(type, bytes)).toBe(flaw))
})

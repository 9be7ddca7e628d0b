import { longestGop } from '@voxdeck/core/timeline/gop-lengths'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holdFrames } from '../args/pictures/render-hold.ts'
import { followsHold, type VideoPacket, videoPackets } from './video-packets.ts'

const hold = (frames: number) => ({ kind: 'hold' as const, frames })
const blend = (frames: number) => ({ kind: 'blend' as const, frames })
const clip = (frames: number) => ({ kind: 'clip' as const, frames })

const anyShots = fc
  .array(
    fc.oneof(
      fc.tuple(fc.integer({ min: 2, max: 2_000 })).map(([rest]) => [hold(rest)]),
      fc
        .tuple(fc.integer({ min: 2, max: 2_000 }), fc.integer({ min: 3, max: 15 }))
        .map(([rest, frames]) => [hold(rest), blend(frames)]),
      fc
        .tuple(fc.integer({ min: 2, max: 150 }), fc.integer({ min: 3, max: 15 }))
        .map(([moving, frames]) => [clip(moving), blend(frames)]),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((shots) => shots.flat())

/** frame_num as written in the packet, in a file that begins with its key frame. */
const ownNumber = ({ packet, number }: VideoPacket) => number ?? packet

describe('the packets of a video', () => {
  it('are as many as its frames, and each is a packet of its file', () => {
    fc.assert(
      fc.property(anyShots, (shots) => {
        const packets = [...videoPackets(shots)]
        expect(packets).toHaveLength(shots.reduce((sum, { frames }) => sum + frames, 0))
        const beyond = packets.filter(({ shot, packet }) => {
          const { kind, frames } = shots[shot] ?? clip(0)
          const before = followsHold(shots, shot) ? holdFrames - 1 : 0
          return packet >= (kind === 'hold' ? holdFrames : before + frames)
        })
        expect(beyond).toEqual([])
      }),
    )
  })

  it('count on modulo 16 from every key frame', () => {
    fc.assert(
      fc.property(anyShots, (shots) => {
        let sinceKey = 0
        const wrong = [...videoPackets(shots)].filter((packet) => {
          sinceKey = packet.isKey ? 0 : sinceKey + 1
          return ownNumber(packet) % 16 !== sinceKey % 16
        })
        expect(wrong).toEqual([])
      }),
    )
  })

  it('have a key frame every five seconds, never two in a row, and none inside a blend that follows a rest', () => {
    fc.assert(
      fc.property(anyShots, (shots) => {
        const packets = [...videoPackets(shots)]
        const keys = packets.flatMap(({ isKey }, frame) => (isKey ? [frame] : []))
        expect(keys[0]).toBe(0)
        const gops = keys.map((key, index) => (keys[index + 1] ?? packets.length) - key)
        expect(Math.max(...gops)).toBeLessThanOrEqual(longestGop)
        expect(Math.min(...gops)).toBeGreaterThanOrEqual(2)
      }),
    )
  })

  it('a blend begins with one more frame of the rest before it, and with its own key frame after a clip', () => {
    const shown = (shots: Parameters<typeof videoPackets>[0]) =>
      [...videoPackets(shots)].map(({ shot, packet, number }) => [shot, packet, number])
    expect(shown([hold(2), blend(3)])).toEqual([
      [0, 0, undefined],
      [0, 1, 1],
      [0, 1, 2],
      [1, 2, 3],
      [1, 3, 4],
    ])
    expect(shown([clip(2), blend(3)]).slice(2)).toEqual([
      [1, 0, undefined],
      [1, 1, undefined],
      [1, 2, undefined],
    ])
  })
})

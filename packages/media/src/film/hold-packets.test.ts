import fc from 'fast-check'
import { expect, it } from 'vitest'
import { holdFrames } from '../args/encode-hold.ts'
import { holdPackets } from './hold-packets.ts'

const lengths = fc.integer({ min: 2, max: 20_000 })

it('a hold has exactly its frames, each a packet of its file', () => {
  fc.assert(
    fc.property(lengths, (frames) => {
      const packets = [...holdPackets(frames)]
      expect(packets).toHaveLength(frames)
      expect(packets.every((packet) => packet >= 0 && packet < holdFrames)).toBe(true)
    }),
  )
})

it('frame numbers count on modulo 16 from every key frame', () => {
  fc.assert(
    fc.property(lengths, (frames) => {
      let number = 0
      const wrong = [...holdPackets(frames)].filter((packet) => {
        number = packet === 0 ? 0 : number + 1
        return packet % 16 !== number % 16
      })
      expect(wrong).toEqual([])
    }),
  )
})

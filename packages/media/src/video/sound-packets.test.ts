import { expect, it } from 'vitest'
import { soundPackets } from './sound-packets.ts'

const places = (sounds: { from: number; packets: number; at: number }[], packets: number) =>
  [...soundPackets(sounds, packets)].map((place) =>
    place === 'silence' ? '-' : `${place.sound}:${place.packet}`,
  )

it('R19 sounds stand where they belong, and silence between them', () =>
  expect(
    places(
      [
        { from: 3, packets: 2, at: 1 },
        { from: 0, packets: 1, at: 4 },
      ],
      6,
    ),
  ).toEqual(['-', '0:3', '0:4', '-', '1:0', '-']))

it('R19 what lies outside of the video is left out', () =>
  expect(
    places(
      [
        { from: 0, packets: 2, at: -1 },
        { from: 5, packets: 3, at: 2 },
        { from: 5, packets: 3, at: 9 },
      ],
      4,
    ),
  ).toEqual(['0:1', '-', '1:5', '1:6']))

it('R19 sounds that meet are refused', () =>
  expect(() =>
    places(
      [
        { from: 0, packets: 3, at: 0 },
        { from: 0, packets: 3, at: 2 },
      ],
      9,
    ),
  ).toThrow('before 3'))

import type { lookup } from 'node:dns'
import { describe, expect, it } from 'vitest'
import { onlyPublic } from './fetch-picture.ts'

/** `onlyPublic` over a DNS lookup that resolves every name to these addresses. */
const pointing = (...addresses: string[]) =>
  onlyPublic(((_name: string, _options: object, answer: (error: null, found: object[]) => void) =>
    answer(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as unknown as typeof lookup)

const connectTo = (look: ReturnType<typeof onlyPublic>, all: boolean) =>
  new Promise((resolve) =>
    look('pictures.example', { all }, (error, address) => resolve(error ? error.message : address)),
  )

describe('where a name leads', () => {
  it('to what of it is on the public internet', async () => {
    expect(await connectTo(pointing('10.0.0.1', '1.1.1.1'), false)).toBe('1.1.1.1')
    expect(await connectTo(pointing('::1', '2606:4700::1111'), true)).toEqual([
      { address: '2606:4700::1111', family: 6 },
    ])
  })

  it('nowhere when it only points inside', async () => {
    const nowhere = 'pictures.example is not on the public internet'
    expect(await connectTo(pointing('127.0.0.1', '::ffff:10.0.0.1'), true)).toBe(nowhere)
    expect(await connectTo(pointing(), false)).toBe(nowhere)
  })
})

import { expect, it } from 'vitest'
import { fillBatches } from './fill-batches.ts'

it.each([
  [['aa', 'bb', 'cc'], { texts: 2, size: 100 }, [['aa', 'bb'], ['cc']]],
  [['aa', 'bb', 'cc'], { texts: 9, size: 5 }, [['aa', 'bb'], ['cc']]],
  [['aaaaaaaa', 'b'], { texts: 9, size: 5 }, [['aaaaaaaa'], ['b']]],
  [[], { texts: 9, size: 5 }, []],
])('%j within %j goes as %j', (texts, limits, batches) =>
  expect(fillBatches(texts, ({ length }) => length, limits)).toEqual(batches),
)

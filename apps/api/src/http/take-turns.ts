import { finished } from 'node:stream'
import type { FastifyReply } from 'fastify'

type Line = { answered: number; waiting: Set<() => void> }

/**
 * So many requests of one person are answered at a time. The others wait in their order, their bodies unread: whoever
 * asks for everything at once waits for themselves and not everybody for them.
 */
export const takeTurns = (most: number) => {
  const lines = new Map<string, Line>()

  const leave = (person: string, line: Line) => {
    line.answered -= 1
    const [next] = line.waiting
    if (next) {
      line.waiting.delete(next)
      next()
    }
    if (line.answered === 0) lines.delete(person)
  }

  /** Comes back when it is this request's turn, which lasts until the last byte of its answer is out. */
  return (person: string, { raw }: Pick<FastifyReply, 'raw'>): Promise<void> =>
    new Promise((goOn) => {
      const line = lines.get(person) ?? { answered: 0, waiting: new Set() }
      lines.set(person, line)
      const begin = () => {
        line.answered += 1
        goOn()
      }
      // Who has gone before their turn is not called any more.
      finished(raw, () => {
        if (!line.waiting.delete(begin)) leave(person, line)
      })
      if (line.answered < most) begin()
      else line.waiting.add(begin)
    })
}

import { finished } from 'node:stream'
import type { FastifyReply } from 'fastify'

type Line = { answered: number; waiting: Set<() => void> }

/**
 * Answers at most `most` requests of one user at a time. The others wait in FIFO order with their bodies
 * unread, so that a user with many requests delays only themselves.
 */
export const limitUserRequests = (most: number) => {
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

  /** Resolves when the request may run. Its slot is released when the last byte of the response is sent. */
  return (person: string, { raw }: Pick<FastifyReply, 'raw'>): Promise<void> =>
    new Promise((goOn) => {
      const line = lines.get(person) ?? { answered: 0, waiting: new Set() }
      lines.set(person, line)
      const begin = () => {
        line.answered += 1
        goOn()
      }
      // A request whose connection closes while it waits leaves the queue.
      finished(raw, () => {
        if (!line.waiting.delete(begin)) leave(person, line)
      })
      if (line.answered < most) begin()
      else line.waiting.add(begin)
    })
}

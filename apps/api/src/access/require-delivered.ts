import { setTimeout as sleep } from 'node:timers/promises'
import type { Dependencies } from '../dependencies/dependencies.ts'
import { HttpProblem } from '../http/http-problem.ts'

/** A person waits: when Temporal is away for so long, they are told. */
const deliveryMs = 5000

/** Resolves when the subject's messages are delivered; throws `unavailable` when that takes too long. */
export const requireDelivered = async (
  { delivery }: Pick<Dependencies, 'delivery'>,
  subject: string,
): Promise<void> => {
  const isDelivered = await Promise.race([
    delivery.deliver(subject).then(() => true),
    sleep(deliveryMs, false, { ref: false }),
  ])
  if (!isDelivered) throw new HttpProblem('unavailable')
}

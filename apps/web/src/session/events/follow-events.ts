import { type SharedStream, shareEventStream } from './share-event-stream.ts'

/** Milliseconds after which a hidden tab closes its connection. */
const hiddenPatience = 60_000

type FollowedStream<E> = SharedStream<E> & {
  /** Whether a hidden tab has something to wait for. */
  keepsWhileHidden?: () => boolean
}

/** Listens until the returned function is called, with pauses while the tab is hidden; coming back is a gap. */
export const followEvents = <E extends { name: string }>({
  keepsWhileHidden = () => false,
  ...stream
}: FollowedStream<E>): (() => void) => {
  let leave: (() => void) | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const join = () => {
    leave ??= shareEventStream(stream)
  }
  const part = () => {
    leave?.()
    leave = null
  }
  const partLater = () => {
    timer = setTimeout(() => (keepsWhileHidden() ? partLater() : part()), hiddenPatience)
  }
  const follow = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') {
      partLater()
    } else if (!leave) {
      join()
      stream.onEvent({ name: 'gap' })
    }
  }
  join()
  document.addEventListener('visibilitychange', follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    clearTimeout(timer)
    part()
  }
}

import type { Duplex } from 'node:stream'

/** The file descriptor in the jail at which a line to us ends. */
export const lifelineDescriptor = 3

/**
 * bubblewrap binds the jail's life to ours step by step while it sets the jail up. Whoever dies between two steps leaves
 * an orphan behind, which tests on a busy machine did meet. So the program starts only after the jail stands and we
 * have said so over a line, and a watcher inside ends everything when the line breaks, whichever of us broke it.
 */
const script = `
echo ready >&3 && read -r go <&3 || exit 125
{ read -r end <&3; kill -9 -1; } </dev/null >/dev/null 2>&1 &
exec "$@" 3<&-`

/** In front of the jailed program's argv. */
export const lifelineArgs = ['/bin/sh', '-c', script, 'sh']

/** Our end: says go when the jail is ready. */
export const holdLifeline = (line: Duplex) => {
  let ready = false
  // The line breaks whenever a program ends; that is its use, not an error.
  line.on('error', () => undefined)
  line.once('data', () => {
    ready = true
    line.write('go\n')
  })
  return {
    /** Whether the jail stands. Before, bubblewrap itself must not be killed: its half-made child would stay. */
    isReady: () => ready,
    cut: () => line.destroy(),
  }
}

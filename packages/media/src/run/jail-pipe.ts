import type { Duplex } from 'node:stream'

/** File descriptor, inside the jail, of a pipe to our process. */
export const lifelineDescriptor = 3

/**
 * bubblewrap ties the jail to our process step by step during setup. If either dies between two steps, an orphan
 * process is left, as happened in tests on a busy machine. So the program starts only after the jail is ready and we
 * have answered over this pipe, and a watcher inside kills every process when either side closes the pipe.
 */
const script = `
echo ready >&3 && read -r go <&3 || exit 125
{ read -r end <&3; kill -9 -1; } </dev/null >/dev/null 2>&1 &
exec "$@" 3<&-`

/** Goes before the jailed program's argv. */
export const jailPipeArgs = ['/bin/sh', '-c', script, 'sh']

/** Our end of the pipe: answers 'go' when the jail is ready. */
export const openJailPipe = (line: Duplex) => {
  let ready = false
  // The pipe breaks whenever a program ends; that is expected.
  line.on('error', () => undefined)
  line.once('data', () => {
    ready = true
    line.write('go\n')
  })
  return {
    /** Whether the jail is set up. Before that bubblewrap must not be killed: its half-made child would survive. */
    isReady: () => ready,
    cut: () => line.destroy(),
  }
}

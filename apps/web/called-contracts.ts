import type { Plugin } from 'vite'

const contracts = /\/packages\/contracts\/src\/.*\.ts$/

/** What a contract says to the server and to readers of the API's description. */
const unread = [/^ {2}(summary|tag|access):\s*(['"]).*?\2,\n/gm, /^ {2}errors: \[[^\]]*\],\n/gm]

/** A browser only calls: it needs a contract's path, its form and what comes back. */
export const calledContracts = (): Plugin => ({
  name: 'called-contracts',
  enforce: 'pre',
  apply: 'build',
  transform: (code, id) =>
    contracts.test(id)
      ? { code: unread.reduce((kept, part) => kept.replaceAll(part, ''), code), map: null }
      : null,
})

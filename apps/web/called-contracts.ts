import type { Plugin } from 'vite'

const contracts = /\/packages\/contracts\/src\/.*\.ts$/

/** Contract fields that only the server and the API description read. */
const unread = [/^ {2}(summary|tag|access):\s*(['"]).*?\2,\n/gm, /^ {2}errors: \[[^\]]*\],\n/gm]

/**
 * Removes server-only contract fields from the bundle: a client needs only the path, the schemas and the
 * response.
 */
export const calledContracts = (): Plugin => ({
  name: 'called-contracts',
  enforce: 'pre',
  apply: 'build',
  transform: (code, id) =>
    contracts.test(id)
      ? { code: unread.reduce((kept, part) => kept.replaceAll(part, ''), code), map: null }
      : null,
})

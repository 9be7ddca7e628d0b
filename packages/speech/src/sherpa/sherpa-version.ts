import { createRequire } from 'node:module'

/** Read from its package.json: loading the library here would take memory that only the child processes need. */
const { version } = createRequire(import.meta.url)('sherpa-onnx-node/package.json') as { version: string }

export const sherpaVersion = version

import { createRequire } from 'node:module'

/** Asked of its package: loading the library itself would take memory that processes of their own have already. */
const { version } = createRequire(import.meta.url)('sherpa-onnx-node/package.json') as { version: string }

export const sherpaVersion = version

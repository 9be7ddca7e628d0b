// A process of its own that bundles the workflows and ends: see bundle-workflows.ts.
import { fileURLToPath } from 'node:url'
import { bundleWorkflowCode, DefaultLogger } from '@temporalio/worker'

const { code } = await bundleWorkflowCode({
  workflowsPath: fileURLToPath(import.meta.resolve('@voxdeck/workflows/workflows')),
  logger: new DefaultLogger('WARN'),
})
process.send?.(code)

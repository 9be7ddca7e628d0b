// A child process that bundles the workflows and exits: see bundle-workflows.ts.
import { fileURLToPath } from 'node:url'
import { bundleWorkflowCode, DefaultLogger } from '@temporalio/worker'

const { code } = await bundleWorkflowCode({
  workflowsPath: fileURLToPath(import.meta.resolve('@voxdeck/workflows/workflows')),
  logger: new DefaultLogger('WARN'),
})
process.send?.(code)

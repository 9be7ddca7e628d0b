/** Suspends the worker process (SIGSTOP) while something happens, then resumes it. */
export const whileWorkerPauses = async (happens: () => Promise<void>): Promise<void> => {
  const worker = Number(process.env.VOXDECK_WORKER)
  if (!worker) throw new Error('there is no worker: start tests with pnpm e2e')
  process.kill(worker, 'SIGSTOP')
  try {
    await happens()
  } finally {
    process.kill(worker, 'SIGCONT')
  }
}

// `pnpm dev`: the whole product on this machine, with a demo project in it, until Ctrl-C.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fixedPorts } from './fixed-ports.ts'
import { ada, boon, fullName } from './identity-provider/people.ts'
import { repositoryRoot } from './paths.ts'
import { fixedPort } from './processes/ports.ts'
import { seedDemo } from './seed-demo.ts'
import { startProduct } from './start-product.ts'
import { startServices } from './start-services.ts'
import { watchSources } from './watch-sources.ts'

const began = performance.now()
const seconds = () => ((performance.now() - began) / 1000).toFixed(1)
const report = (what: string) => console.log(`${seconds().padStart(5)} s  ${what}`)
const complain = (error: unknown) => console.error(error instanceof Error ? error.message : error)

const packages = readdirSync(join(repositoryRoot, 'packages')).map((name) => join('packages', name, 'src'))

/** Restarts a process when its sources change; pages are not watched, since Vite reloads them. */
const restartOnChange = (name: string, folders: string[], restart: () => Promise<unknown>) => {
  let last: Promise<unknown> = Promise.resolve()
  return watchSources(
    folders.map((folder) => join(repositoryRoot, folder)),
    () => {
      last = last.then(restart).then(() => report(`${name} started again with the new sources`), complain)
    },
  )
}

/** Called in reverse order: last started, first stopped. */
const stops: (() => void | Promise<void>)[] = []

const start = async (): Promise<void> => {
  const publicUrl = `http://localhost:${await fixedPort(fixedPorts.web)}`
  const stateDir = join(repositoryRoot, '.state', 'dev')
  const services = await startServices({ stateDir, ports: 'fixed', publicUrl })
  stops.push(services.stop)
  report('Postgres, object store, Temporal, identity provider and Apertium run')
  const product = await startProduct({ services, mode: 'development', ports: 'fixed', onCrash: complain })
  stops.push(product.stop)
  report('API, worker and pages run')
  const projectId = await seedDemo({ publicUrl, user: ada })
  report('the demo project is there')
  stops.push(restartOnChange('API', ['apps/api/src', ...packages], product.restartApi).close)
  stops.push(restartOnChange('worker', ['apps/worker/src', ...packages], product.restartWorker).close)
  console.log(`
  ${publicUrl}
  ${publicUrl}/projects/${projectId}

  Sign in as ${fullName(ada)}, who owns the demo project, or as ${fullName(boon)}.
  Logs are in .state/dev/logs. Ctrl-C stops everything.

ready in ${seconds()} s`)
}

const asked = Promise.withResolvers<string>()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => asked.resolve(signal))

try {
  // Ctrl-C during start-up takes effect once everything has started and can be stopped.
  await start()
  console.log(`\n${await asked.promise}: stopping`)
} catch (error) {
  complain(error)
  process.exitCode = 1
} finally {
  for (const stop of stops.toReversed()) await stop()
}

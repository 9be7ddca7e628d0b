import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { loopback } from '../processes/ports.ts'
import { setpriv, startProcess } from '../processes/start-process.ts'
import { waitUntilReady } from '../processes/wait-until-ready.ts'
import { persistentSecret } from './persistent-secret.ts'
import type { Service, ServiceOptions } from './service.ts'

const run = promisify(execFile)
const user = 'voxdeck'
const database = 'voxdeck'

export type Postgres = Service & { databaseUrl: string }

const programsFolder = async (): Promise<string> => {
  const installed = '/usr/lib/postgresql'
  const versions = await readdir(installed).catch(() => [])
  const newest = versions.map(Number).sort((one, other) => other - one)[0]
  if (newest === undefined) throw new Error('Postgres is not installed: run ./dev/setup')
  return join(installed, String(newest), 'bin')
}

type Owner = { uid: number; gid: number; privileges: string[] }

// Postgres refuses to run as root, so root runs it as the user postgres. CAP_DAC_OVERRIDE lets it enter a checkout
// whose parent folders are closed to other users, such as /root or a folder of mktemp.
const dataOwner = async (): Promise<Owner> => {
  const { uid, gid } = userInfo()
  if (uid !== 0) return { uid, gid, privileges: [] }
  const idOfPostgres = async (kind: string) => Number((await run('id', [kind, 'postgres'])).stdout)
  const become = ['--reuid', 'postgres', '--regid', 'postgres', '--init-groups']
  const walk = ['--inh-caps', '+dac_override', '--ambient-caps', '+dac_override']
  return {
    uid: await idOfPostgres('--user'),
    gid: await idOfPostgres('--group'),
    privileges: [...become, ...walk],
  }
}

const initialise = async (
  programs: string,
  folder: string,
  password: string,
  owner: Owner,
): Promise<void> => {
  const passwordFile = join(folder, 'initial-password')
  await writeFile(passwordFile, password, { mode: 0o600 })
  await chown(passwordFile, owner.uid, owner.gid)
  await run(setpriv, [
    ...owner.privileges,
    '--',
    join(programs, 'initdb'),
    `--pgdata=${join(folder, 'data')}`,
    `--username=${user}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-instructions',
    '--no-sync',
  ])
  await rm(passwordFile)
}

// Tests discard their data, so writes need not be flushed to disk.
const forgetful = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

export type PostgresOptions = ServiceOptions & { durable: boolean }

export const startPostgres = async ({ stateDir, port, durable }: PostgresOptions): Promise<Postgres> => {
  const folder = join(stateDir, 'postgres')
  const programs = await programsFolder()
  const owner = await dataOwner()
  const password = await persistentSecret(stateDir, 'postgres-password')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chown(folder, owner.uid, owner.gid)
  if (!existsSync(join(folder, 'data', 'PG_VERSION'))) await initialise(programs, folder, password, owner)

  const settings = [
    `listen_addresses=${loopback}`,
    `port=${port}`,
    // A socket's path has at most 107 bytes and a work tree may lie deep: this one is relative to the data folder.
    'unix_socket_directories=..',
    'max_connections=200',
    ...(durable ? [] : forgetful),
  ]
  const running = await startProcess({
    name: 'postgres',
    command: [
      join(programs, 'postgres'),
      '-D',
      join(folder, 'data'),
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    logFile: join(stateDir, 'logs', 'postgres.log'),
    privileges: owner.privileges,
    // SIGINT is Postgres's fast shutdown; SIGQUIT its immediate one, which also ends the backend processes.
    stopSignal: 'SIGINT',
    deathSignal: 'SIGQUIT',
  })

  const url = (name: string) => `postgres://${user}:${password}@${loopback}:${port}/${name}`
  const ask = async (sql: string) => {
    const client = new pg.Client({ connectionString: url('postgres') })
    await client.connect()
    return client.query(sql).finally(() => client.end())
  }
  await waitUntilReady(running, async () => (await ask('SELECT 1')).rowCount === 1)
  const { rowCount } = await ask(`SELECT 1 FROM pg_database WHERE datname = '${database}'`)
  if (rowCount === 0) await ask(`CREATE DATABASE ${database}`)

  return { name: 'postgres', pid: running.pid, databaseUrl: url(database), stop: running.stop }
}

/** What every starter of a real service takes and gives. */
export type ServiceOptions = { stateDir: string; port: number }

export type Service = { name: string; pid: number; stop: () => Promise<void> }

/** Options of every function that starts a real service. */
export type ServiceOptions = { stateDir: string; port: number }

export type Service = { name: string; pid: number; stop: () => Promise<void> }

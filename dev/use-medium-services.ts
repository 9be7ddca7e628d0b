import { inject } from 'vitest'

// Before each file of medium tests: it finds the services of its process in process.env.
Object.assign(process.env, inject('services')[Number(process.env.VITEST_POOL_ID) - 1])

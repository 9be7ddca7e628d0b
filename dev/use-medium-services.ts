import { inject } from 'vitest'

// Runs before each file of medium tests: puts the addresses of this test process's services into process.env.
Object.assign(process.env, inject('services')[Number(process.env.VITEST_POOL_ID) - 1])

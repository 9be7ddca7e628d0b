import { getHealth as contract } from '@voxdeck/contracts/health/get-health'
import { endpoint } from '../../http/endpoint.ts'

export const getHealth = () => endpoint(contract, async () => ({ status: 'ok' as const }))

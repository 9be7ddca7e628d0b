import { getInstallation } from '@voxdeck/contracts/installation/get-installation'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'

describe('the installation', () => {
  it.each([
    [undefined, true],
    ['on', true],
    ['off', false],
  ])('S18 with DICTATION=%s says %s', async (DICTATION, dictation) => {
    const api = await startTestApi({ DICTATION })
    try {
      const { client } = await api.signIn(ada)
      expect(await client.call(getInstallation)).toEqual({ dictation })
    } finally {
      await api.stop()
    }
  })
})

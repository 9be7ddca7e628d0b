import { getInstallation } from '@voxdeck/contracts/installation/get-installation'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'

describe('the installation', () => {
  it.each([
    [{}, { dictation: true, recordingSeconds: 30 }],
    [{ DICTATION: 'on' }, { dictation: true, recordingSeconds: 30 }],
    [
      { DICTATION: 'off', RECORDING_SECONDS: '600' },
      { dictation: false, recordingSeconds: 600 },
    ],
  ])('S18 R1 with %j says %j', async (env, says) => {
    const api = await startTestApi(env)
    try {
      const { client } = await api.signIn(ada)
      expect(await client.call(getInstallation)).toEqual(says)
    } finally {
      await api.stop()
    }
  })
})

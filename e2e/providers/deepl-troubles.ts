import type { LoopbackServer } from '@voxdeck/translation/testing/loopback-server'

type InjectedReply = LoopbackServer['mishap']

const whenTranslating =
  (mishap: ReturnType<InjectedReply>): InjectedReply =>
  ({ path }) =>
    path === '/v2/translate' ? mishap : undefined

/** How the provider answers while its server listens. */
export const deepLTroubles = {
  well: () => undefined,
  slow: whenTranslating('hang'),
  garbage: whenTranslating({ status: 200, body: '<html>It works!</html>' }),
  // DeepL's response when the month's characters are used up.
  'used up': whenTranslating({ status: 456, body: '{"message":"Quota Exceeded"}' }),
} satisfies Record<string, InjectedReply>

export type DeepLTrouble = keyof typeof deepLTroubles | 'down'

/** Puts the provider of Brazilian Portuguese into a state, for the rest of the test. */
export const setDeepLState = async (trouble: DeepLTrouble): Promise<void> => {
  const url = process.env.VOXDECK_PROVIDER_CONTROL
  if (!url) throw new Error('no provider to trouble: start tests with pnpm e2e')
  const { ok } = await fetch(url, { method: 'POST', body: trouble })
  if (!ok) throw new Error('the provider cannot be that')
}

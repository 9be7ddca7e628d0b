import { logIn as contract } from '@voxdeck/contracts/auth/log-in'
import { beginSignIn } from '@voxdeck/db/users/sign-ins'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { hashToken, newToken, setCookie, signInCookie } from '../../http/session.ts'
import { returnPath } from './return-path.ts'

const minutesToSignIn = 10

export const logIn = ({ db, oidc, publicUrl }: Dependencies) =>
  endpoint(contract, async ({ query, request, reply }) => {
    const { url, ...signIn } = await oidc.begin().catch((error: unknown) => {
      request.log.error({ err: error }, 'the identity provider does not answer')
      throw new HttpProblem('unavailable')
    })
    const token = newToken()
    await beginSignIn(db, {
      ...signIn,
      tokenHash: hashToken(token),
      returnTo: returnPath(query.returnTo, publicUrl),
      expiresAt: new Date(Date.now() + minutesToSignIn * 60_000),
    })
    setCookie(reply, signInCookie, token, minutesToSignIn * 60)
    return reply.header('cache-control', 'no-store').redirect(url.href)
  })

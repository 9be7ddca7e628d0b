import { logIn as contract } from '@voxdeck/contracts/auth/log-in'
import { beginSignIn } from '@voxdeck/db/users/sign-ins'
import type { Dependencies } from '../../dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { hashToken, newToken, setCookie, signInCookie } from '../../http/session.ts'
import { returnPath } from './return-path.ts'

const minutesToSignIn = 10

export const logIn = ({ db, oidc, publicUrl }: Dependencies) =>
  endpoint(contract, async ({ query, reply }) => {
    const { url, ...signIn } = await oidc.begin()
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

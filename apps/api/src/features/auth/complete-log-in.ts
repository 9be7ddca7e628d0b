import { completeLogIn as contract } from '@voxdeck/contracts/auth/complete-log-in'
import { writeAudit } from '@voxdeck/db/audit/audit'
import { endSession, startSession } from '@voxdeck/db/users/sessions'
import { consumeSignIn } from '@voxdeck/db/users/sign-ins'
import { upsertUser } from '@voxdeck/db/users/upsert-user'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import {
  dropCookie,
  hashToken,
  newToken,
  sessionCookie,
  setCookie,
  signInCookie,
} from '../../http/session.ts'
import { storeProfilePicture } from './store-profile-picture.ts'

const sessionDays = 30

export const completeLogIn = (dependencies: Dependencies) => {
  const { db, oidc } = dependencies
  return endpoint(contract, async ({ request, reply, actor }) => {
    const signInToken = request.cookies[signInCookie]
    const signIn = signInToken ? await consumeSignIn(db, hashToken(signInToken)) : null
    dropCookie(reply, signInCookie)
    if (!signIn) {
      request.log.warn('sign-in expired, or was never begun here')
      throw new HttpProblem('sign_in_expired')
    }
    const { picture, ...identity } = await oidc.complete(request.url, signIn).catch((error: unknown) => {
      request.log.warn({ err: error }, 'sign-in refused')
      throw new HttpProblem('sign_in_refused')
    })
    // A new sign-in ends the browser's old session (ASVS 7.2.4).
    const oldToken = request.cookies[sessionCookie]
    if (oldToken) await endSession(db, hashToken(oldToken))
    const token = newToken()
    const userId = await upsertUser(db, identity)
    await storeProfilePicture(dependencies, userId, picture).catch((error: unknown) =>
      request.log.warn({ err: error, userId }, 'no profile picture'),
    )
    const userAgent = request.headers['user-agent'] ?? null
    const seconds = sessionDays * 24 * 3600
    const expiresAt = new Date(Date.now() + seconds * 1000)
    await db.transaction().execute(async (trx) => {
      await startSession(trx, { tokenHash: hashToken(token), userId, expiresAt, userAgent })
      await writeAudit(trx, { ...actor, userId }, { action: 'logIn' })
    })
    setCookie(reply, sessionCookie, token, seconds)
    request.log.info({ userId }, 'signed in')
    return reply.header('cache-control', 'no-store').redirect(signIn.returnTo)
  })
}

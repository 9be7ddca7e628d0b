import type { Db } from '../connect.ts'

export type SignIn = { state: string; nonce: string; codeVerifier: string; returnTo: string }

export const beginSignIn = async (
  db: Db,
  { tokenHash, expiresAt, ...signIn }: SignIn & { tokenHash: Buffer; expiresAt: Date },
): Promise<void> => {
  const now = new Date()
  // Delete expired sign-ins and expired sessions.
  await db.deleteFrom('sign_ins').where('expires_at', '<', now).execute()
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute()
  await db
    .insertInto('sign_ins')
    .values({
      token_hash: tokenHash,
      state: signIn.state,
      nonce: signIn.nonce,
      code_verifier: signIn.codeVerifier,
      return_to: signIn.returnTo,
      expires_at: expiresAt,
    })
    .execute()
}

/** Deletes and returns the sign-in, so that it can be completed only once. Null when missing or expired. */
export const consumeSignIn = async (db: Db, tokenHash: Buffer): Promise<SignIn | null> => {
  const row = await db
    .deleteFrom('sign_ins')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', new Date())
    .returning(['state', 'nonce', 'code_verifier as codeVerifier', 'return_to as returnTo'])
    .executeTakeFirst()
  return row ?? null
}

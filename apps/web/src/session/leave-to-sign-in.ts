import { keepPlace } from './kept-place.ts'
import { currentPath, signInAddress } from './sign-in.ts'

/** Milliseconds from the message to the redirect. */
const redirectDelay = 500
/** Milliseconds without a letter after which a sentence is finished, for now. */
const restMs = 1000
const longestWaitMs = 15_000

let isLeaving = false
let isWaiting = false

/** Suppresses the beforeunload warning: unsaved text is stored and restored after sign-in. */
export const isLeavingToSignIn = (): boolean => isLeaving

const leaveToSignIn = (): void => {
  isLeaving = true
  keepPlace()
  location.assign(signInAddress(currentPath()))
}

/**
 * Redirects to sign-in, which returns to this page, after a moment. Whoever is typing finishes the sentence first: the rest of
 * it would be typed into the page of the identity provider.
 */
export const leaveToSignInSoon = (): void => {
  if (isWaiting) return
  isWaiting = true
  const begunAt = Date.now()
  let typedAt: number | null = null
  addEventListener(
    'input',
    () => {
      typedAt = Date.now()
    },
    { capture: true },
  )
  const leaveOrWait = () => {
    const restLeft = typedAt === null ? 0 : typedAt + restMs - Date.now()
    if (restLeft > 0 && Date.now() - begunAt < longestWaitMs) setTimeout(leaveOrWait, restLeft)
    else leaveToSignIn()
  }
  setTimeout(leaveOrWait, redirectDelay)
}

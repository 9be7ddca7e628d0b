import { currentPath, signInAddress } from './sign-in.ts'

let isLeaving = false

/** Suppresses the beforeunload warning: unsaved text is stored and restored after sign-in. */
export const isLeavingToSignIn = (): boolean => isLeaving

/** Redirects to sign-in, which returns to this page. */
export const leaveToSignIn = (): void => {
  isLeaving = true
  location.assign(signInAddress(currentPath()))
}

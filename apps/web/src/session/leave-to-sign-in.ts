import { currentPath, signInAddress } from './sign-in.ts'

let isLeaving = false

/** Nobody asks whether to leave then: what was typed is kept for the way back. */
export const isLeavingToSignIn = (): boolean => isLeaving

/** Signs in again and comes back to this page. */
export const leaveToSignIn = (): void => {
  isLeaving = true
  location.assign(signInAddress(currentPath()))
}

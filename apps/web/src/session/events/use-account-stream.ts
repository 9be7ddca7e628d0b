import { watchAccount } from '@voxdeck/contracts/auth/watch-account'
import { useEffect } from 'react'
import { type AccountEvent, accountEventNames, parseAccountEvent } from './account-event.ts'
import { followEvents } from './follow-events.ts'
import { tellAccountEvent } from './use-account-events.ts'

type AccountStream = {
  /** Whether there is something to tell when nobody looks. */
  keepsWhileHidden: () => boolean
  stateNow: () => AccountEvent
}

/** Follows the server events of all projects while a signed-in page is shown. */
export const useAccountStream = ({ keepsWhileHidden, stateNow }: AccountStream): void => {
  useEffect(
    () =>
      followEvents<AccountEvent>({
        name: 'voxdeck:account-events',
        address: watchAccount.path,
        names: accountEventNames,
        parse: parseAccountEvent,
        onEvent: tellAccountEvent,
        keepsWhileHidden,
        stateNow,
      }),
    [keepsWhileHidden, stateNow],
  )
}

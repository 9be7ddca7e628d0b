import { Bell, BellRing, X } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import {
  notificationChoice,
  onNotificationChoice,
  turnNotificationsOff,
  turnNotificationsOn,
} from '@/session/announcements/notifications.ts'
import { Button } from '@/ui/buttons/button.tsx'
import { IconButton } from '@/ui/buttons/icon-button.tsx'

/** Offered while a video is made, until somebody has said yes or no: then it is chosen in the account's menu. */
export const ReadyOffer = () => {
  const { t } = useTranslation()
  const choice = useSyncExternalStore(onNotificationChoice, notificationChoice)
  const [wasOffered] = useState(choice === 'ask')
  if (wasOffered && choice === 'on')
    return (
      <output className="mt-4 flex items-center gap-2.5 text-mute text-sm">
        <BellRing aria-hidden="true" className="size-4 shrink-0" />
        {t('generation.notify.on')}
      </output>
    )
  if (choice !== 'ask') return null
  return (
    <div className="mt-4 flex items-center gap-2">
      <Button size="sm" onClick={() => void turnNotificationsOn()}>
        <Bell aria-hidden="true" />
        {t('generation.notify.turnOn')}
      </Button>
      <IconButton label={t('generation.notify.dismiss')} onClick={turnNotificationsOff}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  )
}

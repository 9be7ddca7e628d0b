import { createListeners } from '@/ui/listeners.ts'

/** Whether this browser tells of a finished video while nobody looks; `ask`: nobody has said yet. */
export type NotificationChoice = 'on' | 'off' | 'ask' | 'blocked' | 'unknown'

const storageKey = 'voxdeck.notifications'
const listeners = createListeners()

export const onNotificationChoice = listeners.subscribe

export const notificationChoice = (): NotificationChoice => {
  // Browsers offer them on secure origins only.
  if (!('Notification' in window)) return 'unknown'
  if (Notification.permission === 'denied') return 'blocked'
  const stored = localStorage.getItem(storageKey)
  if (stored === 'off') return 'off'
  return stored === 'on' && Notification.permission === 'granted' ? 'on' : 'ask'
}

/** Asks the browser for its permission where it has none yet; called on a press, which browsers require. */
export const turnNotificationsOn = async (): Promise<void> => {
  const permission = await Notification.requestPermission()
  if (permission === 'granted') localStorage.setItem(storageKey, 'on')
  listeners.tell()
}

export const turnNotificationsOff = (): void => {
  localStorage.setItem(storageKey, 'off')
  listeners.tell()
}

type Notice = {
  /** Of several notices with one tag the last is shown: every hidden tab shows its own. */
  tag: string
  title: string
  body: string
  lang: string
  onPress: () => void
}

export const notify = ({ title, onPress, ...options }: Notice): void => {
  if (notificationChoice() !== 'on') return
  const notification = new Notification(title, { ...options, icon: '/favicon.svg' })
  notification.onclick = () => {
    window.focus()
    notification.close()
    onPress()
  }
}

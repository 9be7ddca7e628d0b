import { createListeners } from '../listeners.ts'

export type Toast = {
  id: number
  title: string
  description?: string
  variant: 'default' | 'destructive'
}

type ToastWords = Omit<Toast, 'id' | 'variant'> & Partial<Toast>

let current: Toast | null = null
let made = 0
const waiting: ToastWords[] = []
const listeners = createListeners()

const show = (toast: Toast | null) => {
  current = toast
  listeners.tell()
}

/** Shows one toast at a time; a new one replaces the current one. */
export const toast = ({ variant = 'default', ...words }: ToastWords) => {
  made += 1
  show({ ...words, variant, id: made })
}

/** News of elsewhere: waits until nothing is shown, so that it does not replace what the person's own act is answered. */
export const toastWhenFree = (words: ToastWords) => {
  if (current) waiting.push(words)
  else toast(words)
}

const close = () => {
  show(null)
  const next = waiting.shift()
  if (next) toast(next)
}

export const dismissToast = (id: number) => {
  if (current?.id === id) close()
}

/** What was told is undone. An error stays. */
export const dismissNews = () => {
  if (current?.variant === 'default') close()
}

export const currentToast = () => current

export const onToastChange = listeners.subscribe

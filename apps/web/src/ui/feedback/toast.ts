import { createListeners } from '../listeners.ts'

export type Toast = {
  id: number
  title: string
  description?: string
  variant: 'default' | 'destructive'
}

let current: Toast | null = null
let made = 0
const listeners = createListeners()

const show = (toast: Toast | null) => {
  current = toast
  listeners.tell()
}

/** Shows one toast at a time; a new one replaces the current one. */
export const toast = ({ variant = 'default', ...words }: Omit<Toast, 'id' | 'variant'> & Partial<Toast>) => {
  made += 1
  show({ ...words, variant, id: made })
}

export const dismissToast = (id: number) => {
  if (current?.id === id) show(null)
}

/** What was told is undone. An error stays. */
export const dismissNews = () => {
  if (current?.variant === 'default') show(null)
}

export const currentToast = () => current

export const onToastChange = listeners.subscribe

import { type AccountVideo, accountEvents } from '@voxdeck/contracts/auth/watch-account'
import { jsonOf } from './json-of.ts'

/** An event of the stream of all projects of the person. */
export type AccountEvent =
  | { name: 'videos'; data: { generating: AccountVideo[] } }
  | { name: 'video'; data: AccountVideo }
  | { name: 'projects'; data: { projectId: string | null } }

export const accountEventNames = ['videos', 'video', 'projects'] as const

export const parseAccountEvent = (name: string, text: string): AccountEvent | null => {
  const known = accountEventNames.find((one) => one === name)
  if (!known) return null
  const { data } = accountEvents[known].safeParse(jsonOf(text))
  return data ? ({ name: known, data } as AccountEvent) : null
}

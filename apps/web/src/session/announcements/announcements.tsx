import { addWords } from '@/i18n/add-words.ts'
import { announcements as words } from '@/i18n/en/announcements.ts'
import { useAnnouncements } from './use-announcements.ts'

addWords({ announcements: words })

/** Nothing that is drawn: the part is loaded after the page. */
export const Announcements = () => {
  useAnnouncements()
  return null
}

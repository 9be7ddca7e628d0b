import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Help } from '@/features/help/help.tsx'
import { addWords } from '@/i18n/add-words.ts'
import { en } from '@/i18n/en.ts'
import { TooltipProvider } from '@/ui/buttons/tooltip.tsx'
import { lazyPart } from '@/ui/feedback/lazy-part.tsx'
import { Toaster } from '@/ui/feedback/toaster.tsx'

addWords(en)

// After the page, which does not wait for it.
const Announcements = lazyPart(
  async () => (await import('@/session/announcements/announcements.tsx')).Announcements,
  null,
  null,
)

/** Providers of every signed-in page; separate, so that the landing page does not load them. */
export const SignedInFrame = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation()
  return (
    <TooltipProvider>
      <Help>{children}</Help>
      <Announcements />
      <Toaster label={t('app.notifications')} closeLabel={t('app.close')} />
    </TooltipProvider>
  )
}

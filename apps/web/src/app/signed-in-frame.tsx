import '@/i18n/signed-in-words.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Help } from '@/features/help/help.tsx'
import { TooltipProvider } from '@/ui/buttons/tooltip.tsx'
import { Toaster } from '@/ui/feedback/toaster.tsx'

/** Providers of every signed-in page; separate, so that the landing page does not load them. */
export const SignedInFrame = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation()
  return (
    <TooltipProvider>
      <Help>{children}</Help>
      <Toaster label={t('app.notifications')} closeLabel={t('app.close')} />
    </TooltipProvider>
  )
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Help } from '@/features/help/help.tsx'
import { addWords } from '@/i18n/add-words.ts'
import { en } from '@/i18n/en.ts'
import { TooltipProvider } from '@/ui/buttons/tooltip.tsx'
import { Toaster } from '@/ui/feedback/toaster.tsx'

addWords(en)

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

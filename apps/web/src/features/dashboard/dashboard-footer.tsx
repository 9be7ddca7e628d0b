import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import { Button } from '@/ui/buttons/button.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { DeletedDialog } from './deleted-dialog.tsx'

/** What the account takes, and the ways to what is seldom needed. */
export const DashboardFooter = ({ bytes }: { bytes: number }) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const [open, setOpen] = useState<'deleted' | 'account' | null>(null)
  const close = () => setOpen(null)
  return (
    <footer className="mt-10 flex flex-wrap items-center justify-center gap-x-2 gap-y-1 text-mute text-sm">
      {bytes > 0 && (
        <p className="px-2">{t('videos.space.account', { size: formatBytes(bytes, language) })}</p>
      )}
      <Button variant="ghost" size="sm" className="font-normal text-mute" onClick={() => setOpen('deleted')}>
        {t('dashboard.deleted.title')}
      </Button>
      <Button variant="ghost" size="sm" className="font-normal text-mute" onClick={() => setOpen('account')}>
        {t('dashboard.account.open')}
      </Button>
      {open === 'deleted' && <DeletedDialog onClose={close} />}
      {open === 'account' && <DeleteAccountDialog onClose={close} />}
    </footer>
  )
}

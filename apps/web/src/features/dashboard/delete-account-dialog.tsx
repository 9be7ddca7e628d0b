import { useMutation, useQuery } from '@tanstack/react-query'
import { deleteAccount } from '@voxdeck/contracts/auth/delete-account'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import { accountQuery } from '@/session/account-query.ts'
import { client } from '@/session/client.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { Button } from '@/ui/buttons/button.tsx'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'
import { Dialog, DialogActions, DialogClose, DialogContent } from '@/ui/overlays/dialog.tsx'

/** Names what goes with the account before it is deleted. */
export const DeleteAccountDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const reportFailure = useReportFailure()
  const { data: account } = useQuery(accountQuery)
  const { mutate: remove, isPending } = useMutation({
    mutationFn: () => client.call(deleteAccount),
    // A full load: nothing of the account stays in this page's memory.
    onSuccess: () => location.assign('/'),
    onError: (error) => {
      onClose()
      reportFailure(error, { title: t('app.error'), description: t('dashboard.account.failed') })
    },
  })
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}>
      <DialogContent
        role="alertdialog"
        title={t('dashboard.account.title')}
        description={t('dashboard.account.question')}
        closeLabel={t('app.close')}
      >
        {account ? (
          <ul className="mt-3 list-disc space-y-1 pl-5">
            <li>{t('dashboard.account.projects', { count: account.projects })}</li>
            <li>{t('dashboard.account.videos', { count: account.videos })}</li>
            <li>{t('dashboard.account.files', { size: formatBytes(account.bytes, language) })}</li>
            <li>{t('dashboard.account.voices')}</li>
          </ul>
        ) : (
          <Skeleton className="mt-3 h-24 w-full" />
        )}
        <p className="mt-3 font-medium">{t('dashboard.account.forGood')}</p>
        <DialogActions>
          <DialogClose asChild>
            <Button disabled={isPending}>{t('app.cancel')}</Button>
          </DialogClose>
          <Button variant="destructive" busy={isPending} disabled={!account} onClick={() => remove()}>
            {isPending ? t('dashboard.account.busy') : t('dashboard.account.confirm')}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}

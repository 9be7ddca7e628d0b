import { useMutation, useQuery } from '@tanstack/react-query'
import { endSessions } from '@voxdeck/contracts/auth/end-sessions'
import { listSessions, type Session } from '@voxdeck/contracts/auth/list-sessions'
import { useTranslation } from 'react-i18next'
import { formatAgo, formatDate } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import { Badge } from '@/ui/badge.tsx'
import { Button } from '@/ui/buttons/button.tsx'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'
import { Dialog, DialogActions, DialogClose, DialogContent } from '@/ui/overlays/dialog.tsx'
import { client } from '../client.ts'
import { useReportFailure } from '../report-failure.ts'
import { browserOf } from './browser-of.ts'

type SessionsDialogProps = { onClose: () => void; findOpener: () => HTMLElement | null }

/** Where the person is signed in. */
export const SessionsDialog = ({ onClose, findOpener }: SessionsDialogProps) => {
  const { t } = useTranslation()
  const reportFailure = useReportFailure()
  const { data, isError, isFetching, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['/api/sessions'],
    queryFn: ({ signal }) => client.call(listSessions, { signal }),
    staleTime: 0,
  })
  const { mutate: end, isPending } = useMutation({
    mutationFn: () => client.call(endSessions),
    // A full load: nothing of the account stays in this page's memory.
    onSuccess: () => location.assign('/'),
    onError: (error) => {
      onClose()
      reportFailure(error, { title: t('app.error'), description: t('account.sessions.failed') })
    },
  })
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}>
      <DialogContent
        title={t('account.sessions.title')}
        description={t('account.sessions.description')}
        closeLabel={t('app.close')}
        focusAfter={findOpener}
      >
        {data ? (
          <ul className="mt-3 max-h-80 divide-y divide-line overflow-y-auto">
            {data.map((session) => (
              <SessionRow
                key={`${session.startedAt} ${session.usedAt}`}
                session={session}
                now={new Date(dataUpdatedAt)}
              />
            ))}
          </ul>
        ) : isError ? (
          <div className="mt-3 flex flex-col items-start gap-3">
            <p>{t('account.sessions.loadFailed')}</p>
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t('app.retry')}
            </Button>
          </div>
        ) : (
          <Skeleton className="mt-3 h-14 w-full" />
        )}
        <DialogActions>
          <DialogClose asChild>
            <Button disabled={isPending}>{t('app.close')}</Button>
          </DialogClose>
          <Button variant="destructive" busy={isPending} onClick={() => end()}>
            {t('account.sessions.end')}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}

const SessionRow = ({ session, now }: { session: Session; now: Date }) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { browser, system } = browserOf(session.userAgent ?? '')
  const name =
    browser && system
      ? t('account.sessions.browser', { browser, system })
      : (browser ?? system ?? t('account.sessions.unknown'))
  return (
    <li className="py-2.5">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium" title={session.userAgent ?? undefined}>
          {name}
        </span>
        {session.isCurrent && <Badge tone="quiet">{t('account.sessions.here')}</Badge>}
      </p>
      <p className="text-mute text-sm">
        {t('account.sessions.since', { date: formatDate(session.startedAt, language) })}
        {!session.isCurrent &&
          ` · ${t('account.sessions.used', { when: formatAgo(session.usedAt, now, language) })}`}
      </p>
    </li>
  )
}

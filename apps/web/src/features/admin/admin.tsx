import { ApiError } from '@voxdeck/contracts/client'
import { ChevronLeft, CloudOff, RotateCw } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { LanguageSwitcher } from '@/i18n/language-switcher.tsx'
import { Account } from '@/session/account.tsx'
import { HelpButton } from '@/session/help-button.tsx'
import { isUnauthorized } from '@/session/is-unauthorized.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { Button } from '@/ui/buttons/button.tsx'
import { Card } from '@/ui/card.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'
import { usePageTitle } from '@/ui/page-title.ts'
import { TopBar } from '@/ui/top-bar.tsx'
import { useOverview } from './get-overview.ts'
import { Translators } from './translators.tsx'
import { Usage } from './usage.tsx'
import { Voices } from './voices.tsx'
import { WorkerState } from './worker-state.tsx'

/**
 * For administrators named in the configuration; anyone else gets a 404 from the server and sees `missing`.
 */
export const Admin = ({ missing }: { missing: ReactNode }) => {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch, dataUpdatedAt } = useOverview()
  const reportFailure = useReportFailure()
  const tell = useEffectEvent((failure: Error) => reportFailure(failure, { title: t('app.error') }))
  useEffect(() => {
    if (error && isUnauthorized(error)) tell(error)
  }, [error])
  usePageTitle(t('admin.title'))
  if (error instanceof ApiError && error.status === 404) return missing
  const now = new Date(dataUpdatedAt)
  return (
    <>
      <TopBar
        start={
          <Button asChild variant="ghost" className="-ml-2 pr-2.5 pl-1.5 text-mute hover:text-ink">
            <Link href="/">
              <ChevronLeft aria-hidden="true" />
              {t('editor.back')}
            </Link>
          </Button>
        }
        end={
          <>
            <LanguageSwitcher />
            <HelpButton />
            <Account />
          </>
        }
      />
      <main className="mx-auto flex max-w-[76rem] flex-col gap-5 px-4 pt-8 pb-16 sm:px-6 sm:pt-10">
        <div>
          <h1 className="display text-2xl">{t('admin.title')}</h1>
          <p className="mt-1 text-md text-mute">{t('admin.about')}</p>
        </div>
        {data ? (
          <>
            <WorkerState hasWorker={data.hasWorker} />
            <div className="grid items-start gap-5 lg:grid-cols-2">
              <div className="flex min-w-0 flex-col gap-5">
                <Translators translators={data.translators} now={now} />
                <Usage usage={data.usage} now={now} />
              </div>
              <Voices voices={data.voices} />
            </div>
          </>
        ) : isFetching ? (
          <Waiting />
        ) : (
          <Card>
            <EmptyState
              picture={<CloudOff className="size-8" strokeWidth={1.5} aria-hidden="true" />}
              title={t('admin.failed.title')}
              description={t('admin.failed.description')}
              className="py-16"
            >
              <Button onClick={() => void refetch()}>
                <RotateCw aria-hidden="true" />
                {t('app.retry')}
              </Button>
            </EmptyState>
          </Card>
        )}
      </main>
    </>
  )
}

const Waiting = () => {
  const { t } = useTranslation()
  return (
    <>
      <output className="sr-only">{t('admin.loading')}</output>
      <Skeleton className="h-6 w-44 rounded-full" />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Skeleton className="h-72 rounded-lg" />
        <Skeleton className="h-72 rounded-lg" />
      </div>
    </>
  )
}

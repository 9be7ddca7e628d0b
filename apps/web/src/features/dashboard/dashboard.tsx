import { Plus } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageSwitcher } from '@/i18n/language-switcher.tsx'
import { Account } from '@/session/account.tsx'
import { useReportFailure } from '@/session/report-failure.ts'
import { useUserName } from '@/session/user-name.ts'
import { Button } from '@/ui/button.tsx'
import { Wordmark } from '@/ui/mark.tsx'
import { TopBar } from '@/ui/top-bar.tsx'
import { useCreateProject } from './api/create-project.ts'
import { useProjects } from './api/list-projects.ts'
import { NoProjects } from './no-projects.tsx'
import { ProjectsFailed } from './projects-failed.tsx'
import { RecentProjects, RecentProjectsLoading } from './recent-projects.tsx'
import { SummaryCards } from './summary-cards.tsx'

export const Dashboard = () => {
  const { t } = useTranslation()
  const name = useUserName()
  const reportFailure = useReportFailure()
  const { data: projects, dataUpdatedAt, error, isFetching, refetch } = useProjects()
  const create = useCreateProject()
  const empty = projects?.length === 0

  const tell = useEffectEvent((failure: Error) =>
    reportFailure(failure, { title: t('app.error'), description: t('dashboard.loadFailed') }),
  )
  useEffect(() => {
    if (error) tell(error)
  }, [error])

  return (
    <>
      <TopBar
        start={<Wordmark />}
        end={
          <>
            <LanguageSwitcher />
            <Account />
          </>
        }
      />
      <main className="mx-auto max-w-[76rem] px-4 pt-8 pb-16 sm:px-6 sm:pt-10">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <div className="min-w-0">
            <h1 className="display break-words text-2xl">{t('dashboard.greeting', { name })}</h1>
            <p className="mt-1 text-md text-mute">{t('dashboard.invitation')}</p>
          </div>
          <Button
            variant={empty ? 'secondary' : 'primary'}
            busy={create.isPending}
            onClick={() => create.mutate()}
            className="max-sm:w-full"
          >
            {!create.isPending && <Plus aria-hidden="true" />}
            {create.isPending ? t('dashboard.creating') : t('dashboard.newProject')}
          </Button>
        </div>
        {error && !projects ? (
          <ProjectsFailed retry={() => void refetch()} retrying={isFetching} />
        ) : (
          <>
            <SummaryCards projects={projects} />
            <div className="mt-10 flex flex-wrap items-baseline justify-between gap-x-4">
              <h2 className="display text-xl">{t('dashboard.recent')}</h2>
              {!projects && <output className="text-mute text-sm">{t('dashboard.loading')}</output>}
            </div>
            {!projects && <RecentProjectsLoading />}
            {empty && <NoProjects create={() => create.mutate()} creating={create.isPending} />}
            {projects && !empty && <RecentProjects projects={projects} now={new Date(dataUpdatedAt)} />}
          </>
        )}
      </main>
    </>
  )
}

import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LanguageSwitcher } from '@/i18n/language-switcher.tsx'
import { Account } from '@/session/account.tsx'
import { HelpButton } from '@/session/help-button.tsx'
import { useUserName } from '@/session/user-name.ts'
import { Button } from '@/ui/buttons/button.tsx'
import { Wordmark } from '@/ui/mark.tsx'
import { TopBar } from '@/ui/top-bar.tsx'
import { useCreateProject } from './api/create-project.ts'
import { newProjectId } from './card-focus.ts'
import { DashboardFooter } from './dashboard-footer.tsx'
import { ListingTools } from './listing-tools.tsx'
import { NoHits } from './no-hits.tsx'
import { NoProjects } from './no-projects.tsx'
import { ProjectsFailed } from './projects-failed.tsx'
import { RecentProjects, RecentProjectsLoading } from './recent-projects.tsx'
import { ShowMore } from './show-more.tsx'
import { SummaryCards } from './summary-cards.tsx'
import { useListing } from './use-listing.ts'
import { useLiveProjects } from './use-live-projects.ts'
import { useProjectList } from './use-project-list.ts'

export const Dashboard = () => {
  const { t } = useTranslation()
  const name = useUserName()
  const create = useCreateProject()
  const { search, sort, change } = useListing()
  const list = useProjectList({ search, sort })
  useLiveProjects()
  const { state, projects = [] } = list
  return (
    <>
      <TopBar
        start={<Wordmark className="max-[25rem]:[&>span]:sr-only" />}
        end={
          <>
            {/* On a phone it is in the account's menu. */}
            <div className="pointer-coarse:max-sm:hidden">
              <LanguageSwitcher />
            </div>
            <HelpButton />
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
            id={newProjectId}
            variant={state === 'empty' ? 'secondary' : 'primary'}
            busy={create.isPending}
            onClick={() => create.mutate()}
            className="max-sm:w-full"
          >
            {!create.isPending && <Plus aria-hidden="true" />}
            {create.isPending ? t('dashboard.creating') : t('dashboard.newProject')}
          </Button>
        </div>
        <SummaryCards totals={list.totals} failed={list.totalsFailed} />
        <div className="mt-10 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <h2 className="display text-xl">{t('dashboard.recent')}</h2>
            <output className="text-mute text-sm">
              {state === 'loading' && t('dashboard.loading')}
              {search && !list.outdated && list.matching !== undefined
                ? t('dashboard.search.found', { count: list.matching })
                : null}
            </output>
          </div>
          {state !== 'empty' && <ListingTools search={search} sort={sort} onChange={change} />}
        </div>
        {state === 'loading' && <RecentProjectsLoading />}
        {state === 'failed' && <ProjectsFailed retry={list.retry} retrying={list.isRetrying} />}
        {state === 'empty' && <NoProjects create={() => create.mutate()} creating={create.isPending} />}
        {state === 'noHits' && <NoHits search={search} onClear={() => change({ search: '' })} />}
        {state === 'shown' && (
          <RecentProjects projects={projects} now={list.loadedAt} outdated={list.outdated} />
        )}
        {state === 'shown' && list.isPaged && (
          <ShowMore
            shown={projects.length}
            total={list.matching}
            hasMore={list.hasMore}
            busy={list.isLoadingMore}
            onMore={list.showMore}
          />
        )}
        {state !== 'loading' && <DashboardFooter bytes={list.totals?.space ?? 0} />}
      </main>
    </>
  )
}

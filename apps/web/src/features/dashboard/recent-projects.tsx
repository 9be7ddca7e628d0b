import type { ProjectSummary } from '@voxdeck/contracts/projects/read-project'
import type { ReactNode } from 'react'
import { Card } from '@/ui/card.tsx'
import { classNames } from '@/ui/class-names.ts'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'
import { useDuplicateProject, useDuplicating } from './api/duplicate-project.ts'
import { useCardDialogs } from './card-dialogs.tsx'
import { CardMenu } from './card-menu.tsx'
import { ProjectCard } from './project-card.tsx'

const Grid = ({ dimmed = false, children }: { dimmed?: boolean; children: ReactNode }) => (
  <ul
    className={classNames(
      'mt-4 grid grid-cols-1 gap-4 transition-opacity sm:grid-cols-2 lg:grid-cols-3 lg:gap-5',
      dimmed && 'opacity-60',
    )}
  >
    {children}
  </ul>
)

type RecentProjectsProps = {
  projects: readonly ProjectSummary[]
  now: Date
  /** These are the answer to another search; the new one is on its way. */
  outdated: boolean
}

export const RecentProjects = ({ projects, now, outdated }: RecentProjectsProps) => {
  const { mutate: duplicate } = useDuplicateProject()
  const duplicating = useDuplicating()
  const { ask, dialog } = useCardDialogs(projects)
  return (
    <>
      <Grid dimmed={outdated}>
        {projects.map((project) => (
          <li key={project.id} className="min-w-0">
            <ProjectCard
              project={project}
              now={now}
              duplicating={duplicating.has(project.id)}
              menu={
                <CardMenu
                  project={project}
                  onAsk={(question) => ask(question, project)}
                  onDuplicate={() => duplicate(project.id)}
                />
              }
            />
          </li>
        ))}
      </Grid>
      {dialog}
    </>
  )
}

export const RecentProjectsLoading = () => (
  <Grid>
    {['first', 'second', 'third'].map((place) => (
      <li key={place}>
        <Card className="overflow-hidden">
          <Skeleton className="aspect-video rounded-none" />
          <div className="p-4">
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="mt-2 h-4 w-2/5" />
            <Skeleton className="mt-4 h-6 w-full" />
          </div>
        </Card>
      </li>
    ))}
  </Grid>
)

import type { ProjectSummary } from '@voxdeck/contracts/projects/project'
import type { ReactNode } from 'react'
import { Card } from '@/ui/card.tsx'
import { Skeleton } from '@/ui/skeleton.tsx'
import { ProjectCard } from './project-card.tsx'

const Grid = ({ children }: { children: ReactNode }) => (
  <ul className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5">{children}</ul>
)

export const RecentProjects = ({ projects, now }: { projects: readonly ProjectSummary[]; now: Date }) => (
  <Grid>
    {projects.map((project) => (
      <li key={project.id}>
        <ProjectCard project={project} now={now} />
      </li>
    ))}
  </Grid>
)

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

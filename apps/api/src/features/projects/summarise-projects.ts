import { summariseProjects as contract } from '@voxdeck/contracts/projects/summarise-projects'
import { summariseProjects as countProjects } from '@voxdeck/db/projects/summarise-projects'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'

export const summariseProjects = ({ db }: Dependencies) =>
  endpoint(contract, async ({ query, user }) => {
    const search = { userId: user.id, search: query.search ?? '' }
    const { projectsWithVideo: projectsWithFilm, ...totals } = await countProjects(db, search)
    return { ...totals, projectsWithFilm }
  })

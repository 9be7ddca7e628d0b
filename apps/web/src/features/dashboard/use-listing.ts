import { type ProjectSorting, projectSortings } from '@voxdeck/contracts/projects/list-projects'
import { useLocation, useSearch } from 'wouter'
import type { Listing } from './api/list-projects.ts'

const defaultSort: ProjectSorting = 'edited'

const readListing = (query: string): Listing => {
  const given = new URLSearchParams(query)
  const sort = projectSortings.find((sorting) => sorting === given.get('sort')) ?? defaultSort
  return { search: given.get('search')?.trim() ?? '', sort }
}

const addressOf = ({ search, sort }: Listing): string => {
  const query = new URLSearchParams()
  if (search) query.set('search', search)
  if (sort !== defaultSort) query.set('sort', sort)
  return query.size > 0 ? `/?${query}` : '/'
}

/** Search and sorting are part of the address: the way back from a project leads to them, and so does a bookmark. */
export const useListing = () => {
  const [, navigate] = useLocation()
  const listing = readListing(useSearch())
  const change = (part: Partial<Listing>) => navigate(addressOf({ ...listing, ...part }), { replace: true })
  return { ...listing, change }
}

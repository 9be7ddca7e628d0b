import type { ProjectSummary } from '@voxdeck/contracts/projects/project'
import { describe, expect, it } from 'vitest'
import { languageCountOf, latestFilmOf, thumbnailOf } from './project-card-facts.ts'
import { summariseProjects } from './summarise-projects.ts'

const project = (parts: object) =>
  ({
    images: [],
    videos: [],
    translations: [],
    thumbnailImageId: null,
    ...parts,
  }) as unknown as ProjectSummary

const projects = [
  project({
    images: [
      { id: 'b', orderIndex: 1 },
      { id: 'a', orderIndex: 0 },
    ],
    videos: [
      { id: 'old', status: 'completed', createdAt: '2026-01-01T00:00:00Z' },
      { id: 'new', status: 'failed', createdAt: '2026-01-02T00:00:00Z' },
    ],
    translations: [{ languageCode: 'th' }, { languageCode: 'es' }],
  }),
  project({ videos: [{ status: 'generating' }], translations: [{ languageCode: 'th' }] }),
]

describe('summariseProjects', () => {
  it('counts all videos, projects with a completed one, translations and distinct languages', () => {
    expect(summariseProjects(projects)).toEqual({
      projects: 2,
      slides: 2,
      videos: 3,
      projectsWithFilm: 1,
      translations: 3,
      languages: 2,
    })
  })
})

describe('the facts of a card', () => {
  it('shows the chosen thumbnail, else the first slide in order', () => {
    expect(thumbnailOf(projects[0] as ProjectSummary)?.id).toBe('a')
    expect(thumbnailOf({ ...(projects[0] as ProjectSummary), thumbnailImageId: 'b' })?.id).toBe('b')
    expect(thumbnailOf(projects[1] as ProjectSummary)).toBeUndefined()
  })
  it('counts English and every translation', () => {
    expect(languageCountOf(projects[0] as ProjectSummary)).toBe(3)
  })
  it('speaks of the film started last', () => {
    expect(latestFilmOf(projects[0] as ProjectSummary)?.id).toBe('new')
  })
  it('passes over a cancelled film while there is another', () => {
    const [{ videos, ...project }] = projects as [ProjectSummary]
    const cancelled = videos.map((film) =>
      film.id === 'new' ? { ...film, status: 'cancelled' as const } : film,
    )
    expect(latestFilmOf({ ...project, videos: cancelled })?.id).not.toBe('new')
    const only = cancelled.filter(({ id }) => id === 'new')
    expect(latestFilmOf({ ...project, videos: only })?.id).toBe('new')
  })
})

import type { ProjectSummary } from '@voxdeck/contracts/projects/project'

export const summariseProjects = (projects: readonly ProjectSummary[]) => {
  const translations = projects.flatMap((project) => project.translations)
  return {
    projects: projects.length,
    slides: projects.reduce((slides, project) => slides + project.images.length, 0),
    videos: projects.reduce((videos, project) => videos + project.videos.length, 0),
    projectsWithFilm: projects.filter(({ videos }) => videos.some(({ status }) => status === 'completed'))
      .length,
    translations: translations.length,
    languages: new Set(translations.map(({ languageCode }) => languageCode)).size,
  }
}
